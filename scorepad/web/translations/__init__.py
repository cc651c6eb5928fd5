"""The catalogues of Scorepad's words, and the hook that compiles them."""

"""What Scorepad remembers: pads, people, nights, matches and their logs."""

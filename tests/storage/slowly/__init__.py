"""The statistics of a pad once more, as slowly and plainly as can be, from nothing but what it exports.

Nothing here knows the figures of the engine or the totals that storage keeps; it only counts.
"""

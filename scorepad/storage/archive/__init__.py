"""The interchange file: what a pad holds, as JSON, out and in again."""

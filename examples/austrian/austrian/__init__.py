"""The core of Austrian Préférence."""

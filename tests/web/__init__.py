"""The table as people use it: a real browser and a real server, each a process of its own."""

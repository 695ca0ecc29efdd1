### What the server says that is no error.

# What somebody without a name is called at a table.
server-guest = Guest

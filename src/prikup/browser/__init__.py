"""Tables without a server: the routes and sockets of the server in a page, over the storage of a browser."""

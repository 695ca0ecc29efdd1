"""Russian Preferans."""

"""Greek Prefa."""

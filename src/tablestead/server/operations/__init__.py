"""What a host needs to know and to leave to the server: health, figures, logs, old tables, backups."""

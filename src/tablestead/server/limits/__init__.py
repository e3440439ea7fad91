"""What protects the server from its visitors: who is let in, what each may cost."""

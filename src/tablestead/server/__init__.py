"""Tables over HTTP and WebSocket (docs/protocol.md, docs/hosting.md)."""

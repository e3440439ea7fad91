### What the server says about where and how it runs.

error-workers = Several processes need PostgreSQL: give --database { $value } or leave out --workers
error-port = The port { $port } is busy

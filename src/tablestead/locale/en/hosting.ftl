### What the server says about where and how it runs.

error-workers = Several processes need PostgreSQL: give --database { $value } or leave out --workers
error-seed = A seed is for tests on this machine: leave out --seed, or --host and --url
error-port = The port { $port } is busy
error-smtp = This is no mail server: give it as { $value }
error-mail-from = { $value } is no mail address to send from: give one with --mail-from
error-contact = { $value } is none of these: { $allowed }

### Amit a szerver arról mond, hol és hogyan fut.

error-workers = Több folyamathoz PostgreSQL kell: add meg így: --database { $value }, vagy hagyd el a --workers kapcsolót
error-port = A port foglalt: { $port }

### Amit a szerver arról mond, hol és hogyan fut.

error-workers = Több folyamathoz PostgreSQL kell: add meg így: --database { $value }, vagy hagyd el a --workers kapcsolót
error-seed = A --seed csak ezen a gépen, próbákhoz való: hagyd el, vagy hagyd el a --host és az --url kapcsolót
error-port = A port foglalt: { $port }

### Amit a szerver arról mond, hol és hogyan fut.

error-workers = Több folyamathoz PostgreSQL kell: add meg így: --database { $value }, vagy hagyd el a --workers kapcsolót
error-seed = A --seed csak ezen a gépen, próbákhoz való: hagyd el, vagy hagyd el a --host és az --url kapcsolót
error-port = A port foglalt: { $port }
error-smtp = Ez nem levelezőszerver: így add meg: { $value }
error-mail-from = Erről a címről nem lehet levelet küldeni: { $value }. Adj meg egyet a --mail-from kapcsolóval
error-contact = { $value }: ez egyik sem ezek közül: { $allowed }

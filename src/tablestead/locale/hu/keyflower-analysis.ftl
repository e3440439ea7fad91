# Miért lett volna jobb egy változat, elemzésben.

keyflower-reason-answerable = Ezt a licitet ({ $tile }) valaki túllicitálhatja a lehetséges kezek { $n }%-ában.
keyflower-reason-better-worth = A jobbik változat licitje most ennyit ér: { $points }.
keyflower-reason-better-points = A jobbik változat a mostani állás szerint ennyivel többet hoz: { $points }.
keyflower-reason-better-upgrades = A jobbik változat fejleszti { $tile-article } { $tile-accusative }.
keyflower-reason-better-brings = A jobbik változat hozama: { $gains }.
keyflower-reason-played-owner-gets = A lejátszott változatban a munkásokat { $owner } kapja.
keyflower-reason-played-keeps = A lejátszott változatban a paraván mögött marad { $workers }.

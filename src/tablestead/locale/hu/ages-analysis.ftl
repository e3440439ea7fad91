# Miért lett volna jobb egy változat, elemzésben.

ages-reason-short = A lejátszott változatban ennyi hiányzik ({ $monument }): { $boxes }; a jobbik befejezi: { $points }.
ages-reason-risk = { $disaster } veszélye: { $other }% helyett { $n }%.
ages-reason-feeds = Minden városnak jut étel: { $other }% helyett { $n }% eséllyel.
ages-reason-better-finishes-first = A jobbik változat elsőként fejezi be { $monument-article } { $monument-accusative }: { $points }.
ages-reason-better-finishes-later = A jobbik változat befejezi { $monument-article } { $monument-accusative }: { $points }.
ages-reason-better-buys = A jobbik változat megveszi { $development-article } { $development-accusative }: { $points }.
ages-reason-better-city = A jobbik változat befejezi { $building-article } { $building-accusative }: a következő fordulótól { $dice }.
ages-reason-better-hits = A jobbik változatban az ellenfelek vesztesége: { $points } ({ $disaster }).
ages-reason-played-loses = A lejátszott változat vesztesége: { $points } ({ $disaster }).
ages-reason-played-goods-lost = A lejátszott változatban minden áru elvész: { $disaster }.
ages-reason-played-idle = A lejátszott változatban kihasználatlan marad { $workers }.

# Pourquoi une ligne aurait été meilleure, dans une analyse.

ages-reason-short = Dans la ligne jouée, il manque { $boxes } ({ $monument }) ; la meilleure l’achève : { $points }.
ages-reason-risk = Risque ({ $disaster }) : { $n } % au lieu de { $other } %.
ages-reason-feeds = Toutes les villes nourries : { $n } % au lieu de { $other } %.
ages-reason-better-finishes-first = La meilleure ligne achève { $monument-the } en premier : { $points }.
ages-reason-better-finishes-later = La meilleure ligne achève { $monument-the } : { $points }.
ages-reason-better-buys = La meilleure ligne achète { $development-the } : { $points }.
ages-reason-better-city = La meilleure ligne achève { $building-the } : { $dice } dès le prochain tour.
ages-reason-better-hits = Par la meilleure ligne, les adversaires perdent { $points } : { $disaster }.
ages-reason-played-loses = La ligne jouée perd { $points } : { $disaster }.
ages-reason-played-goods-lost = La ligne jouée perd toutes les marchandises : { $disaster }.
ages-reason-played-idle = La ligne jouée laisse { $workers } sans emploi.

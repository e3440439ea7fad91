# Pourquoi une ligne aurait été meilleure, dans une analyse.

keyflower-reason-answerable = L’enchère ({ $tile }) peut être surenchérie dans { $n } % des mains possibles.
keyflower-reason-better-worth = Ce que la meilleure ligne vise vaut { $points } en ce moment.
keyflower-reason-better-points = La meilleure ligne rapporte { $points } de plus en l’état.
keyflower-reason-better-upgrades = La meilleure ligne améliore { $tile-the }.
keyflower-reason-better-brings = La meilleure ligne rapporte { $gains }.
keyflower-reason-played-owner-gets = Par la ligne jouée, les ouvriers vont à { $owner }.
keyflower-reason-played-keeps = La ligne jouée laisse { $workers } derrière le paravent.

# Pourquoi une ligne aurait été meilleure, dans une analyse.

milestones-reason-better-builds = La meilleure ligne construit { $works } : { $points }.
milestones-reason-better-delivers = La meilleure ligne livre { $sacks } : { $points }.
milestones-reason-better-majority = La meilleure ligne donne la majorité des { $worker-plural } : { $points } à la fin.
milestones-reason-better-bonus = La meilleure ligne rapporte { $points } grâce aux tuiles bonus.
milestones-reason-better-ascending = La meilleure ligne forme une suite croissante : +1 pièce à la maison de commerce.
milestones-reason-played-ends-ascending = La ligne jouée rompt la suite croissante : pas de revenu à la maison de commerce.
milestones-reason-played-returns = La ligne jouée oblige à rendre { $goods }.

# Miért lett volna jobb egy változat, elemzésben.

milestones-reason-better-builds = A jobbik változat épít: { $works } ({ $points }).
milestones-reason-better-delivers = A jobbik változat szállít: { $sacks } ({ $points }).
milestones-reason-better-majority = A jobbik változat többséget ad ({ $worker-plural }): { $points } a végén.
milestones-reason-better-bonus = A jobbik változat bónuszlapkákért ennyit hoz: { $points }.
milestones-reason-better-ascending = A jobbik változatban növekvő sor jön létre: +1 pénz a kereskedőháznál.
milestones-reason-played-ends-ascending = A lejátszott változatban megtörik a növekvő sor: nincs bevétel a kereskedőháznál.
milestones-reason-played-returns = A lejátszott változatban be kell adni: { $goods }.

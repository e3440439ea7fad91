## The coach: what is easily overlooked, and rules that matter now

milestones-coach-last-turn = Votre dernier tour : les marchandises restantes ne départagent que les égalités. Faites-en des points.
milestones-coach-end-near = { $n ->
    [one] { $rival } est à { $n } point de la fin : ensuite, il vous restera un tour.
   *[other] { $rival } est à { $n } points de la fin : ensuite, il vous restera un tour.
}
milestones-coach-ends = { $n ->
    [one] Encore { $n } point et vous déclenchez la fin : les autres auront alors un dernier tour chacun.
   *[other] Encore { $n } points et vous déclenchez la fin : les autres auront alors un dernier tour chacun.
}
milestones-coach-income = { $n ->
    [0] Où qu’elle aille, cette tuile rompt votre suite croissante : le commerce ne paiera plus de pièce.
    [one] { $n } seule place garde votre suite croissante ; ailleurs, le commerce ne paiera plus sa pièce.
   *[other] Seules { $n } places gardent votre suite croissante ; ailleurs, le commerce ne paiera plus sa pièce.
}
milestones-coach-cover-bonus = Couvrir un travailleur avec une tuile bonus, c’est perdre aussi la tuile.
milestones-coach-cover-mends = Sans { $worker-the } { $number }, votre suite serait de nouveau croissante, et le commerce paierait.
milestones-coach-majority = Un { $worker } de plus vous rapporterait { $n } points à la fin, et il y en a un à embaucher.
milestones-coach-bonus = Une tuile bonus est à portée ({ $work }) : elle irait à votre { $worker }.
milestones-coach-castle = { $n ->
    [one] Le château approche et ne laisse que 3 marchandises : { $n } serait perdue.
   *[other] Le château approche et ne laisse que 3 marchandises : { $n } seraient perdues.
}
milestones-coach-cover = On ne dépasse pas le château, et il faut y couvrir un travailleur pour de bon.
milestones-coach-no-income = De gauche à droite, vos chiffres descendent quelque part : d’ici là, le commerce ne paie pas de pièce.

### Lessons: what is said around them. The lessons themselves are in <game>-lessons.ftl.

shell-learn-title = Leçons
shell-learn-title-of = Apprendre { $name }
shell-learn-course =
    { $n } leçons · { $minutes } min · { $done ->
        [one] { $done } terminée
       *[other] { $done } terminées
    }
shell-learn-left = Encore { $n } minutes environ
shell-learn-all-done = Tout est fait : jouez quand vous voulez
shell-learn-done = terminée
shell-learn-next = la suivante
shell-learn-other-games = Autres leçons
shell-learn-read-instead = Une page à lire, si vous préférez
shell-learn-leave = Quitter la leçon
shell-learn-task-n = Exercice { $n } sur { $of }
shell-learn-right = Bravo !
shell-learn-why = Pourquoi ?
shell-learn-back = Retour
shell-learn-show = Montrez-moi
shell-learn-again = Recommencer l’exercice
shell-learn-skip = Passer
shell-learn-next-task = Suivant
shell-learn-next-lesson = Leçon suivante
shell-learn-all = Toutes les leçons
shell-learn-stuck = D’ici, ce n’est plus possible. Rien de grave : recommencez l’exercice.
shell-learn-press-here = Appuyez ici
shell-learn-offer = Apprendre en jouant
shell-learn-stumble = À apprendre en { $n } minutes
shell-learn-first-game = Jouer une première partie
shell-learn-mistakes = Vos erreurs, à réessayer
shell-learn-mistakes-of =
    { $when } : { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }

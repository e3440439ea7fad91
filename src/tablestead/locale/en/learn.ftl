### Lessons: what is said around them. The lessons themselves are in <game>-lessons.ftl.

shell-learn-title = Lessons
shell-learn-title-of = Learn { $name }
shell-learn-course = { $n } lessons · { $minutes } min · { $done } done
shell-learn-left = About { $n } minutes to go
shell-learn-all-done = All done: play whenever you like
shell-learn-done = done
shell-learn-next = next
shell-learn-other-games = More to learn
shell-learn-read-instead = A page to read instead
shell-learn-leave = Leave the lesson
shell-learn-task-n = Task { $n } of { $of }
shell-learn-right = Right!
shell-learn-why = Why?
shell-learn-back = Back
shell-learn-show = Show me
shell-learn-again = Start this task again
shell-learn-skip = Skip
shell-learn-next-task = Next
shell-learn-next-lesson = Next lesson
shell-learn-all = All lessons
shell-learn-stuck = From here it cannot be done any more. No harm: start this task again.
shell-learn-press-here = Press here
shell-learn-offer = Learn it by playing
shell-learn-stumble = Learn this in { $n } minutes
shell-learn-first-game = Play your first game
shell-learn-mistakes = Your mistakes, to try again
shell-learn-mistakes-of =
    { $when }: { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }

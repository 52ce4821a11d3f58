### Lessons: what is the same in all of them.

lesson-you = You
lesson-thousands = ,
lesson-none = There is no lesson for { $game }.
lesson-unknown = There is no chapter { $chapter } in this lesson.
lesson-over = This chapter is over already.
lesson-not-wanted = That answer does not belong to this step of the lesson.
lesson-but = You could, and some evening you will. For now, do me the favour and try what shines.

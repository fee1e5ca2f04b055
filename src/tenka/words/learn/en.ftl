# What is said around lessons.

learn-title = Learn by playing
learn-about = A real game on the real board, with a coach who shows you what to do: { $chapters } short chapters, about { $minutes } minutes in all. Leave whenever you like; you’ll go on where you left.
learn-begin = Begin
learn-go-on = Go on: { $title }
learn-minutes = { $minutes } min
learn-done = Done
learn-chapters = All chapters
learn-leave = Leave
learn-step = { $step } of { $steps }
learn-progress = How far you are in this chapter
learn-coach = Coach
learn-to-do = To do
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-not-yet = Not yet: first what’s marked.
learn-not-there = Not that one. Have another look!
learn-chapter-done = Chapter done
learn-next-chapter = Next: { $title }
learn-play-on = Go on from here against bots
learn-play = Play a first game against bots

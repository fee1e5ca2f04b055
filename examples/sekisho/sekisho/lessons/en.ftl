## What the coach says in the guided first game
lesson-barrier = Past the barrier
lesson-barrier-lesson = A high card is worth most on the road, a middling one at the barrier, and a low one at home.
lesson-barrier-hand = Six cards for six rounds, and you guard the barrier in every other one. Your hand is all you know.
lesson-barrier-guard = Guard the barrier with your 12. It stops most travellers, and the 16 stays free for the road.
lesson-barrier-guard-high = It would stop nearly everyone. But on the road it brings you 2 points, here only 1.
lesson-barrier-guard-low = Nearly everyone would get past that. Take the 12.
lesson-barrier-caught = An 11 came along: not higher than 12, so it is caught, and you score 1.
lesson-barrier-travel = Now the other one guards, and you can travel. Your 16 beats fifteen of the other cards: go.
lesson-barrier-travel-lower = That is caught more easily. Send your highest.
lesson-barrier-travel-home = Nothing ventured, nothing gained: the 16 is your best card.
lesson-barrier-quiet = Past a 14, for 2 points! Your turn to guard again: the 10, the best you have left.
lesson-barrier-quiet-later = The 10 stops more of them.
lesson-barrier-home = Nobody dared to travel: 1 point for you. What is left in your hand hardly gets past anyone. Leave the 1 at home.
lesson-barrier-home-risky = Your best is a 6 now. Caught, it would be a point for the guard.
lesson-barrier-home-keep = Keep that one, and get rid of the 1.

sentences-about = Every sentence of the rules has a number and is covered by tests. Open the line below a rule to see its sentences (in English), which of them are printed in the rulebook and which are ours, and the tests.
sentences-rest = Components and examples
sentences-figures = Sentences as printed: { $printed } · wholly or partly ours: { $ours } · tests: { $tests }
sentences-code = In the code: { $places }
sentences-source-printed = printed
sentences-source-review = from reviews
sentences-source-ruling = our ruling
sentences-source-reconstructed = reconstructed
sentences-source-reckoned = follows from the rules
sentences-all = All sentences with their sources and tests
sentences-aim = The aim
sentences-turn = A turn
sentences-scoring = What scores
sentences-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
sentences-earlier = This game is played under version { $rules } of the rules, under which it began. New games follow version { $newest }.
sentences-nothing = No rules match your search.
sentences-components = Components

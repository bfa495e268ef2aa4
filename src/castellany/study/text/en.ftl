### What a review says: of a game, of a player, of one choice.

review-title = Review: { NAME($game) }
review-chances = Chance of winning
review-turns = Where it turned
review-none = No choice was found that another would have beaten beyond doubt.
review-line = { $round ->
    [0] { $step }. before round 1, { NAME($seat) }: { $made } ({ $percent }%)
   *[other] { $step }. round { $round }, { NAME($seat) }: { $made } ({ $percent }%)
}
review-better = better: { $best } ({ $percent }%)
review-brings = In imagined games it soon brings about { $points ->
    [one] one point
   *[other] { $points } points
} more: { NAME($part) }.
review-brings-all = In imagined games it soon brings about { $points ->
    [one] one point
   *[other] { $points } points
} more in all.
review-costs = In imagined games { NAME($seat) } soon has about { $points ->
    [one] one point
   *[other] { $points } points
} less.
review-holds = In imagined games more soon stays in hand: { NAME($good) } +{ $count }.
review-then = In { $often } of 100 imagined games this follows: { NAME($thing) } (after what was played: { $rare }).
review-helps = What was played helped { NAME($seat) } most: { $percent }% more for them.
review-often = In { $better } of 100 imagined games it turned out better, in { $worse } worse.
review-accuracy = Accuracy
review-accuracy-all = All choices
review-tally = own choices { $choice }, mistakes of the others { $others }, the cards and the rest { $luck }
review-tally-alone = own choices { $choice }, the cards and the rest { $luck }
review-won = { NAME($seat) }: a sound win, accuracy { $score }.
review-won-gifts = { NAME($seat) }: a win helped by the others’ mistakes (+{ $gifts }%), accuracy { $score }.
review-won-luck = { NAME($seat) }: a win with the cards on their side, accuracy { $score }.
review-won-despite = { $round ->
    [0] { NAME($seat) }: a win all the same. A choice before round 1 gave away { $percent }% of the chance of winning; accuracy { $score }.
   *[other] { NAME($seat) }: a win all the same. A choice in round { $round } gave away { $percent }% of the chance of winning; accuracy { $score }.
}
review-turned = { $round ->
    [0] { NAME($seat) }: it turned before round 1, where one choice gave away { $percent }% of the chance of winning; accuracy { $score }.
   *[other] { NAME($seat) }: it turned in round { $round }, where one choice gave away { $percent }% of the chance of winning; accuracy { $score }.
}
review-lost-slowly = { NAME($seat) }: no single choice decided it; { $count ->
    [one] one small mistake was found
   *[other] { $count } small mistakes added up
}. Accuracy { $score }.
review-lost-luck = { NAME($seat) }: no mistake was found; the cards and the others decided. Accuracy { $score }.

known-leads = You lead by { $points ->
    [one] one point
   *[other] { $points } points
}.
known-behind = You are { $points ->
    [one] one point
   *[other] { $points } points
} behind { NAME($seat) }.
known-level = You share the lead.
known-most = { NAME($part) }: { $points }, most of all.
puzzle-then = In { $often } of 100 imagined games this follows: { NAME($thing) } (after the next best choice: { $rare }).

bad-review-unfinished = This game is not over yet. A review needs its end.

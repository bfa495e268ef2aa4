event-built = { NAME($seat) } builds { NAME($district) }.
event-seen = { NAME($seat) } sees { NAME($districts) }.
event-taken = { $count ->
    [one] One coin
   *[other] { $count } coins
} taken.
district-harbor = Harbor
    .about = Worth a ship.
district-tower = Tower
    .about = Worth a view.
automaton = The Automaton
    .within = the Automaton
game-fair = Game

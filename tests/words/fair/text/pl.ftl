event-built = { NAME($seat) } buduje { NAME($district, case: "acc") }.
event-seen = { NAME($seat) } widzi { NAME($districts, case: "acc") }.
event-taken = { $count ->
    [one] Wzięto { $count } monetę
    [few] Wzięto { $count } monety
   *[many] Wzięto { $count } monet
}.
district-harbor = Port
    .acc = port
    .about = Wart statku.
district-tower = Wieża
    .acc = wieżę
    .about = Warta widoku.
automaton = Automat
    .within = automat
game-fair = Game

event-walked = { $seat } walks { $steps }.
card-one = One
    .about = The first.
card-two = Two
note-lost = See { card-three }.
event-drawn = { NAME($card) } is drawn.
game-faulty = Game

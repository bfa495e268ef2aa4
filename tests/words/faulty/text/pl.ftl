event-walked = Przebyto { $steps }.
card-one = Jeden
    .about = Pierwszy.
card-one = Raz
    .about = Pierwszy.
note-lost = Zgubione.
event-drawn = Dobrano { NAME($card) }.
game-faulty = Game

event-walked = Пройдено { $steps }.
card-one = Один
card-two = Два
note-lost = Втрачено.
event-drawn = Взято { NAME($card, case: "acc") }.
this is not Fluent
game-faulty = Game

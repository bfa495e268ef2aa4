event-built = { NAME($seat) } будує { NAME($district, case: "acc") }. { GENDER($district) ->
    [f] Вона стоїть
   *[m] Він стоїть
} міцно.
event-seen = { NAME($seat) } бачить { NAME($districts, case: "acc") }.
event-taken = { $count ->
    [one] Взято { $count } монету
    [few] Взято { $count } монети
   *[many] Взято { $count } монет
}.
district-harbor = Гавань
    .acc = гавань
    .gender = f
    .about = Варта корабля.
district-tower = Вежа
    .acc = вежу
    .gender = f
    .about = Варта краєвиду.
automaton = Автомат
    .within = автомат
game-fair = Game

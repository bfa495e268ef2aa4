### Що кажуть боти: міркування, рівні, відмови.

level-random = випадковий
    .about = Обирає навмання.
level-novice = новачок
    .about = Грає розумно, але припускається помилок початківця.
level-squire = зброєносець
    .about = Знає, що зазвичай вигідно.
level-knight = лицар
    .about = Думає наперед близько пів секунди.
level-castellan = каштелян
    .about = Найсильніший суперник; думає близько трьох секунд.

why-only-choice = Можливий лише один вибір.
why-lots = Обрано жеребом.
why-looks-best = На перший погляд це найкраще.
why-imagined = { $games ->
    [one] { $games } уявна партія: шанс виграти { $percent } %.
    [few] { $games } уявні партії: шанс виграти { $percent } %.
   *[many] { $games } уявних партій: шанс виграти { $percent } %.
}
why-better-than-next = Це на { $percent } { $percent ->
    [one] відсотковий пункт
    [few] відсоткові пункти
   *[many] відсоткових пунктів
} краще за наступний вибір.
why-close = Інший вибір майже такий самий добрий.

bad-level = Рівня «{ $level }» немає. Можливі: { $allowed }.
bad-budget = З бюджетом «{ $budget }» ніхто не зможе думати.
bad-bot-game = Бот «{ $bot }» створено для іншої гри, не для { $game }.

## Цитаделі

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} для міста.
why-citadels-finish = Так місто буде завершено раніше за всіх: ще чотири очки.
why-citadels-new-colour = Новий тип: усі п’ять разом дають три очки.
why-citadels-card = { NAME($district) } — найкорисніша карта тут ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}).
why-citadels-deny = { NAME($character) } — те, що найбільше допомогло б супернику.
why-citadels-need-gold = { $gold ->
    [0] Без золота нічого не збудуєш.
    [one] { $gold } золотого замало для доброго кварталу.
    [few] { $gold } золотих замало для карт на руці.
   *[many] { $gold } золотих замало для карт на руці.
}
why-citadels-need-cards = { $cards ->
    [0] На руці немає карт.
    [one] З однією картою на руці немає з чого обирати.
    [few] Карт на руці не варто будувати.
   *[many] Карт на руці не варто будувати.
}
why-citadels-income = Прибуток від { $count ->
    [one] { $count } кварталу
    [few] { $count } кварталів
   *[many] { $count } кварталів
}.
why-citadels-kill = { NAME($character) } — те, що найбільше придалося б найсильнішому супернику ({ NAME($seat) }).
why-citadels-rob = { NAME($character) } — імовірний вибір багатого суперника.
why-citadels-destroy = { NAME($seat) } попереду; { NAME($district) } коштує більше, ніж руйнування.
why-citadels-pick-income = { NAME($character) }: прибуток { $count ->
    [one] дає { $count } квартал
    [few] дають { $count } квартали
   *[many] дають { $count } кварталів
}.
why-citadels-pick-builds = { NAME($character) }: золота й карт вистачить більш ніж на один квартал.
why-citadels-pick-hinder = { NAME($character) } може завадити найсильнішому супернику ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } розпоряджається короною, а з нею — першим вибором.

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
why-careless = Зіграно без особливих роздумів.
why-points-better = На вигляд це на { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} краще за наступний вибір.
why-close = Інший вибір майже такий самий добрий.
why-clear = Жоден інший вибір у цих партіях не був і близько таким добрим.

bad-level = Рівня «{ $level }» немає. Можливі: { $allowed }.
bad-budget = З бюджетом «{ $budget }» ніхто не зможе думати. Можливі: ітерації (300) або секунди (0.5s).
bad-bot-game = Бота «{ $bot }» створено для іншої гри, не для «{ $game }».

## Цитаделі

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
} для міста.
why-citadels-finish = Так місто буде завершено раніше за всіх: ще чотири бали.
why-citadels-new-colour = Новий тип: усі п’ять разом дають три бали.
why-citadels-card = { NAME($district) } — найкорисніша карта тут ({ $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}).
why-citadels-deny = { NAME($character) }: саме цей персонаж найбільше допоміг би супернику.
why-citadels-need-gold = { $gold ->
    [0] Без золота нічого не збудуєш.
    [one] { $gold } золотого замало для карт на руці.
    [few] { $gold } золотих замало для карт на руці.
   *[many] { $gold } золотих замало для карт на руці.
}
why-citadels-need-cards = { $cards ->
    [0] На руці немає карт.
    [one] З однією картою на руці немає з чого обирати.
   *[other] Серед карт на руці немає вартих будівництва.
}
why-citadels-income = Дохід за { $count ->
    [one] { $count } квартал
    [few] { $count } квартали
   *[many] { $count } кварталів
}.
why-citadels-kill = { NAME($character) }: саме цей персонаж найбільше придався б найсильнішому супернику ({ NAME($seat) }).
why-citadels-rob = { NAME($character) } — імовірний вибір багатого суперника.
why-citadels-destroy = { NAME($seat) } попереду, а руйнування коштує менше, ніж сам квартал ({ NAME($district) }).
why-citadels-pick-income = { NAME($character) }: дохід { $count ->
    [one] дає { $count } квартал
    [few] дають { $count } квартали
   *[many] дають { $count } кварталів
}.
why-citadels-pick-builds = { NAME($character) }: золота й карт вистачить більш ніж на один квартал.
why-citadels-pick-hinder = { NAME($character) } може завадити найсильнішому супернику ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } розпоряджається короною, а з нею — першим вибором.

## Ель Гранде

why-elgrande-place-more = Ще один кабальєро тут ({ NAME($place) }) змінює розподіл місць: на { $points } ПО більше під час підрахунку.
why-elgrande-place-hold = { NAME($place) } — регіон, де варто закріпитися раніше за інших.
why-elgrande-castle = Із замку кабальєро під час підрахунку підуть куди завгодно, а до того ніхто не може їх порахувати.
why-elgrande-power-high = Сила { $power } дає змогу обирати карту дії серед перших.
why-elgrande-power-low = Сила { $power } приводить кабальєро: у дворі їх лише { $count }.
why-elgrande-card = { NAME($action) }: { $count ->
    [0] особлива дія цієї карти того варта.
   *[other] { $count } кабальєро для розміщення та особлива дія.
}
why-elgrande-score = Підрахунок тут ({ NAME($place) }) дає { $points } ПО: більше, ніж будь-кому іншому.
why-elgrande-king = Король тут ({ NAME($place) }) захищає тих, хто там стоїть, і відкриває сусідні регіони.
why-elgrande-lift = { NAME($seat) } має найбільший зиск із цього регіону ({ NAME($place) }): на одного кабальєро менше — і ПО втрачено.
why-elgrande-disk = { NAME($place) } — місце, де ці кабальєро важать найбільше.
why-elgrande-invite = Ще { $count } кабальєро у дворі можна буде розмістити добрими картами.

## Паладини

why-paladins-attribute = { NAME($action) } збільшує показник «{ NAME($attribute) }» і відкриває те, на що його досі бракувало.
why-paladins-order = { NAME($action) } наближає виконання наказу короля.
why-paladins-develop = Майстерня заощаджує робітника: { $rounds ->
    [0] ще в цьому раунді.
    [one] попереду ще { $rounds } раунд.
    [few] попереду ще { $rounds } раунди.
   *[many] попереду ще { $rounds } раундів.
}
why-paladins-hunt = { $provisions ->
    [0] Провізії не лишилося.
    [one] { $provisions } жетона провізії надовго не вистачить.
    [few] { $provisions } жетонів провізії надовго не вистачить.
   *[many] { $provisions } жетонів провізії надовго не вистачить.
}
why-paladins-trade = { $silver ->
    [0] Срібняків не лишилося.
    [one] { $silver } срібняка надовго не вистачить.
    [few] { $silver } срібняків надовго не вистачить.
   *[many] { $silver } срібняків надовго не вистачить.
}
why-paladins-folk = { NAME($townsfolk) } дає найбільше за свою ціну.
why-paladins-outsider = { NAME($outsider) } дає найбільше з тих, хто в досяжності.
why-paladins-tavern = Ці четверо робітників найкраще пасують до задуму.
why-paladins-paladin = { NAME($paladin) } робить дію «{ NAME($action) }» дешевшою або щедрішою в цьому раунді.
why-paladins-worker = Без цього робітника найлегше обійтися.
why-paladins-pass = Решта робітників більше знадобиться в наступному раунді.
why-paladins-clear = { NAME($action) } — дія, яку найбільше варто виконати ще раз.
why-paladins-reward = Тут найкраща винагорода.
why-paladins-use = Уміння цього городянина дасть найбільше, якщо застосувати його зараз.

## Віконти

why-viscounts-build = { NAME($house) }: переможні очки та постійна властивість.
why-viscounts-workers = { $count ->
    [one] Ще { $count } робітник у замку
    [few] Ще { $count } робітники в замку
   *[many] Ще { $count } робітників у замку
}; коли їх троє разом, один піднімається вище.
why-viscounts-book = Цей манускрипт доповнює набір.
why-viscounts-copy = { NAME($tile) } доповнює набір.
why-viscounts-trade = Наявні символи купця найбільше дадуть за обмін тут.
why-viscounts-go = Саме там наявні символи дадуть найбільше.
why-viscounts-play = { NAME($card) } має символи, що пасують до тих, які вже на планшеті.
why-viscounts-hire = { NAME($card) } — краща карта, ніж більшість у колоді.
why-viscounts-flip-debt = Сплачений борг не забирає ПО і приносить ресурс.
why-viscounts-flip-deed = Засвідчена грамота дає три ПО.
why-viscounts-bump = { NAME($seat) } повертає робітника до запасу.
why-viscounts-castle = Секція { NAME($section) } — місце, де робітники зберуться найшвидше.

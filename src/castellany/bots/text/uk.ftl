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
why-clear = Жоден інший вибір у них і близько не такий добрий.

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

## Ель Ґранде

why-elgrande-place-more = Ще один кабальєро тут ({ NAME($place) }) змінює порядок: на { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} більше під час підрахунку.
why-elgrande-place-hold = { NAME($place) } — область, яку варто зміцнити раніше за інших.
why-elgrande-castle = Із замку кабальєро після підрахунку підуть куди завгодно, і ніхто не може їх порахувати.
why-elgrande-power-high = Сила { $power } дає змогу рано обрати карту дії.
why-elgrande-power-low = Сила { $power } приводить кабальєро: при дворі їх лише { $count }.
why-elgrande-card = { NAME($action) }: { $count ->
    [0] її особлива дія того варта.
    [one] { $count } кабальєро для розміщення та особлива дія.
    [few] { $count } кабальєро для розміщення та особлива дія.
   *[many] { $count } кабальєро для розміщення та особлива дія.
}
why-elgrande-score = Підрахунок тут ({ NAME($place) }) дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, більше, ніж будь-кому іншому.
why-elgrande-king = Король тут ({ NAME($place) }) захищає те, що там стоїть, і відкриває сусідні області.
why-elgrande-lift = { NAME($seat) } має тут ({ NAME($place) }) найбільший зиск: на одного кабальєро менше — і очки втрачено.
why-elgrande-disk = { NAME($place) } — місце, де ці кабальєро важать найбільше.
why-elgrande-invite = { $count ->
    [one] Ще { $count } кабальєро при дворі
    [few] Ще { $count } кабальєро при дворі
   *[many] Ще { $count } кабальєро при дворі
} можна буде розмістити добрими картами.

## Паладини

why-paladins-attribute = { NAME($action) } підвищує показник «{ NAME($attribute) }» і відкриває те, що за його прапорами.
why-paladins-order = { NAME($action) } наближає виконання королівського наказу.
why-paladins-develop = Майстерня заощаджує робітника: { $rounds ->
    [0] ще в цьому раунді.
    [one] попереду ще { $rounds } раунд.
    [few] попереду ще { $rounds } раунди.
   *[many] попереду ще { $rounds } раундів.
}
why-paladins-hunt = { $provisions ->
    [0] Провізії не лишилося.
    [one] { $provisions } одиниці провізії надовго не вистачить.
    [few] { $provisions } одиниць провізії надовго не вистачить.
   *[many] { $provisions } одиниць провізії надовго не вистачить.
}
why-paladins-trade = { $silver ->
    [0] Срібла не лишилося.
    [one] { $silver } монети надовго не вистачить.
    [few] { $silver } монет надовго не вистачить.
   *[many] { $silver } монет надовго не вистачить.
}
why-paladins-folk = { NAME($townsfolk) } дає найбільше за свою ціну.
why-paladins-outsider = { NAME($outsider) } дає найбільше з тих, хто в досяжності.
why-paladins-tavern = Ці четверо робітників найкраще пасують до задуму.
why-paladins-paladin = { NAME($paladin) } робить дію «{ NAME($action) }» дешевшою або щедрішою в цьому раунді.
why-paladins-worker = Без цього робітника найлегше обійтися.
why-paladins-pass = Решта робітників більше знадобиться в наступному раунді.
why-paladins-clear = { NAME($action) } — дія, яку найбільше варто виконати ще раз.
why-paladins-reward = Тут найкраща винагорода.
why-paladins-use = Цей містянин дасть найбільше, якщо скористатися ним зараз.

## Віконти

why-viscounts-build = { NAME($house) }: очки та постійна властивість.
why-viscounts-workers = { $count ->
    [one] Ще { $count } робітник
    [few] Ще { $count } робітники
   *[many] Ще { $count } робітників
} у замку; троє разом підіймаються вище.
why-viscounts-book = Цей манускрипт доповнює набір.
why-viscounts-copy = { NAME($tile) } доповнює набір.
why-viscounts-trade = Наявні торговці найбільше зароблять на обміні тут.
why-viscounts-go = Саме там наявні символи дадуть найбільше.
why-viscounts-play = { NAME($card) } має символи, що пасують до тих, які вже на планшеті.
why-viscounts-hire = { NAME($card) } краще за більшість карт у колоді.
why-viscounts-flip-debt = Сплачений борг не забирає очок і приносить ресурс.
why-viscounts-flip-deed = Затверджена грамота дає три очки.
why-viscounts-bump = { NAME($seat) } забирає робітника додому.
why-viscounts-castle = { NAME($section) } — місце, де робітники зберуться найшвидше.

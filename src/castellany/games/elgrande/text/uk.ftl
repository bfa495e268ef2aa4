# «Ель Гранде» українською.

game-elgrande = Ель Гранде
    .about = Розсилайте кабальєро регіонами Іспанії й майте більшість тоді, коли рахують ПО.

imaginary = Уявний гравець
    .about = Третій колір у грі вдвох. Він стоїть на заваді, але нічого не вирішує й не набирає ПО.

# Місця
place-galicia = Галісія
    .in = в Галісії
    .to = в Галісію
    .from = з Галісії
place-navarra = Наварра
    .in = в Наваррі
    .to = в Наварру
    .from = з Наварри
place-aragon = Арагон
    .in = в Арагоні
    .to = в Арагон
    .from = з Арагону
place-cataluna = Каталонія
    .in = в Каталонії
    .to = в Каталонію
    .from = з Каталонії
place-castilla = Кастилія
    .in = в Кастилії
    .to = в Кастилію
    .from = з Кастилії
place-toledo = Толедо
    .in = в Толедо
    .to = в Толедо
    .from = з Толедо
place-valencia = Валенсія
    .in = у Валенсії
    .to = у Валенсію
    .from = з Валенсії
place-sevilla = Севілья
    .in = в Севільї
    .to = в Севілью
    .from = із Севільї
place-granada = Гранада
    .in = в Гранаді
    .to = в Гранаду
    .from = з Гранади
place-castle = Замок
    .in = в замку
    .to = в замок
    .from = із замку
place-court = Двір
    .in = у дворі
    .to = до двору
    .from = з двору
place-province = Провінція
    .in = в провінції
    .to = в провінцію
    .from = з провінції
place-france = Франція
    .in = у Франції
    .to = у Францію
    .from = із Франції
    .about = Це не регіон. Сюди може потрапити лише король і лише через карту «Вигнання».
place-portugal = Португалія
    .in = в Португалії
    .to = в Португалію
    .from = з Португалії
    .about = Це не регіон. Сюди може потрапити лише король і лише через карту «Вигнання».

# Назви регіонів разом з оригінальними
title-galicia = Галісія (Galicia)
title-navarra = Наварра (Navarra)
title-aragon = Арагон (Aragón)
title-cataluna = Каталонія (Cataluña)
title-castilla = Кастилія (Castilla)
title-toledo = Толедо (Toledo)
title-valencia = Валенсія (Valencia)
title-sevilla = Севілья (Sevilla)
title-granada = Гранада (Granada)
title-castle = Замок (Castillo)
    .about = Це не регіон. Кинуті сюди кабальєро приховані до загального підрахунку ПО; тоді власники виводять їх у потай вибраний регіон.

# Фігури й зони
piece-king = король
    .about = Його регіон недоторканний. Кабальєро розміщують у сусідніх з ним регіонах.
piece-caballero = кабальєро
    .about = Хто має їх у регіоні найбільше, той набирає там найбільше ПО.
piece-marker = маркер першого гравця
    .about = Його власник першим грає карту сили; після раунду маркер бере той, чия сила найменша.
pieces-of = кабальєро: { NAME($seat) }
    .about = Хто має їх у регіоні найбільше, той набирає там найбільше ПО.
grande-of = гранд: { NAME($seat) }
    .about = Дає власникові ще 2 ПО, якщо той одноосібно посідає 1-ше місце в цьому регіоні. Для більшості гранда не рахують.
res-points = ПО
zone-round = раунд
zone-tiles = плитки ПО біля поля
zone-deck-1 = колода № 1
zone-deck-2 = колода № 2
zone-deck-3 = колода № 3
zone-deck-4 = колода № 4
zone-deck-5 = колода № 5
zone-deck-merged = колоди № 2 і 3
zone-discard = скид карт дій
zone-province = провінція
    .about = Загальний запас. Звідси кабальєро запрошують до двору.
zone-court = двір
    .about = Особистий запас гравця. Звідси кабальєро розміщують на полі.
zone-played = зіграна карта сили
zone-hand = карти сили на руці
zone-spent = скид карт сили
zone-modifiers = модифікатори на руці
zone-modifiers-spent = скинуті модифікатори
zone-action = взята карта дії
zone-imaginary-powers = карти сили долілиць
zone-region-cards = карти регіонів долілиць
power-card = сила { $card }
    .about = Визначає порядок ходів: більша сила ходить раніше. Що менша сила, то більше кабальєро можна запросити.

tile-eight_four = плитка ПО 8/4
    .acc = плитку ПО 8/4
    .about = Заміняє шкалу ПО свого місця: 8 за 1-ше місце, 4 за 2-ге, нічого за 3-тє.
tile-four = плитка ПО 4
    .acc = плитку ПО 4
    .about = Заміняє шкалу ПО свого місця: 4 за 1-ше місце, за інші нічого.

modifier-plus2 = Сила +2
    .about = Додає 2 до карти сили. Без особливої властивості.
modifier-plus1 = Сила +1
    .about = Додає 1 до карти сили. Можете привести 1 свого кабальєро з провінції до двору.
modifier-minus1 = Сила −1
    .about = Віднімає 1 від карти сили. Можете перемістити 1 ворожого кабальєро.
modifier-minus2 = Сила −2
    .about = Віднімає 2 від карти сили. Можете розмістити 1 свого кабальєро з провінції в будь-якому регіоні.
minus-1 = −1

# Карти дій
action-conspiracy = Змова
    .about = Виведіть з одного регіону щонайбільше 5 кабальєро будь-яких кольорів.
action-machination = Підступ
    .about = Перемістіть щонайбільше 4 кабальєро будь-яких кольорів.
action-regrouping = Перегрупування
    .about = Перемістіть щонайбільше 4 своїх кабальєро.
action-intrigue = Інтрига
    .about = Перемістіть щонайбільше 2 своїх і щонайбільше 2 ворожих кабальєро.
action-ambush = Засідка
    .about = Перемістіть щонайбільше 3 ворожих кабальєро.
action-scheme = Каверза
    .about = Перемістіть щонайбільше 3 кабальєро будь-яких кольорів.
action-militia = Ополчення
    .about = Розмістіть додатково щонайбільше 2 кабальєро зі свого двору в будь-яких регіонах, крім регіону короля.
action-departure = Вимарш
    .about = Виведіть з одного регіону скільки завгодно своїх кабальєро.
action-justice = Справедливість
    .about = Виберіть регіон: усі набирають у ньому ПО.
action-withdrawal = Відведення
    .about = Кожен суперник, починаючи ліворуч від вас, повертає в провінцію 3 кабальєро з двору чи регіонів.
action-civil_war = Громадянська війна
    .about = Кожен суперник потай вибирає регіон і повертає звідти в провінцію всіх своїх кабальєро.
action-disgrace = Опала
    .about = Кожен суперник повертає в провінцію весь свій двір.
action-dismissal = Відставка
    .about = Кожен суперник повертає в провінцію 3 кабальєро зі свого двору.
action-arrest = Арешт
    .about = Відправте в провінцію по 1 кабальєро кожного суперника з вибраних вами регіонів.
action-skirmish = Сутичка
    .about = Кожен суперник потай вибирає регіон і повертає звідти в провінцію 2 своїх кабальєро.
action-watchtowers = Сторожові застави
    .about = Усі набирають ПО в регіонах, де 1-ше місце дає 4.
action-fiesta = Фієста
    .about = Усі набирають ПО в регіонах, де 1-ше місце дає 5.
action-heartland = Серце країни
    .about = Усі набирають ПО в регіонах, де 1-ше місце дає 6 або 7.
action-revelation = Виявлення
    .about = Усі набирають ПО в замку. Фігури залишаються в ньому.
action-triumph = Тріумф
    .about = В усіх регіонах набирають ПО, але лише за перші місця.
action-gathering = Велелюддя
    .about = Усі набирають ПО в регіоні, де разом найбільше кабальєро.
action-borderlands = Глушина
    .about = Усі набирають ПО в регіоні, де разом найменше кабальєро; порожні не рахуються.
action-decree = Наказ
    .about = Покладіть нову плитку ПО чи перекладіть ту, що вже лежить.
action-new_home = Новий дім
    .about = Перемістіть свого гранда в інший регіон.
action-authority = Повноваження
    .about = Поверніть на руку одну зі своїх використаних карт сили.
action-insurrection = Заколот
    .about = Виберіть регіон: суперники потай вирішують, куди підуть звідти всі їхні кабальєро.
action-reinforcements = Підкріплення
    .about = Приведіть 2 своїх кабальєро з провінції до двору.
action-adviser = Королівський радник
    .about = Перемістіть короля в сусідній регіон.
action-your_majesty = Ваша Величність
    .about = Король іде туди, куди ви скажете: у будь-який регіон.
action-deputy = Замісник
    .about = Поміняйте місцями короля та будь-якого гранда.
action-exile = Вигнання
    .about = Король їде за кордон: до Франції чи до Португалії.
action-escort = Оточення
    .about = Перемістіть короля в будь-який регіон разом із 2 кабальєро будь-яких кольорів з його попереднього регіону.
action-rebellion = Повстання
    .about = Перемістіть короля в замок. Поки він там, розміщувати можна в усіх регіонах, але не в замку.
action-summer_court = Маєток
    .about = Король іде в регіон із найменшою кількістю кабальєро. Якщо таких кілька, вибираєте ви.
action-contest = Змагання
    .about = Перемістіть короля в будь-який регіон і киньте всіх грандів звідти в замок.
action-infiltration = Проникнення
    .about = Король залишається на місці. Цього ходу ви можете розміщувати і в його регіоні.
action-royal_progress = Королівський об’їзд
    .about = Король іде туди, куди ви скажете: у будь-який регіон.
action-audience = Аудієнція
    .about = Перемістіть короля в сусідній регіон і приведіть 2 своїх кабальєро з провінції до двору.
action-capital = Столиця
    .about = Перемістіть короля в регіон, де найбільше кабальєро. Якщо таких кілька, вибираєте ви.
action-representation = Представництво
    .about = Або виведіть з одного регіону скільки завгодно своїх кабальєро, або розмістіть щонайбільше 2 зі свого двору в будь-яких регіонах.
action-veto = Вето
    .about = Один раз, у цьому чи наступному раунді, скасуйте особливу дію іншого гравця.
action-rivalry = Суперництво
    .about = Усі потай вибирають регіон. ПО набирають там, де вибір припав рівно один раз.

# Налаштування столу
option-short_game = Коротка гра
    .about = Шість раундів замість дев’яти, з усіма трьома загальними підрахунками ПО.
option-merged_decks = Спільна колода № 2 і 3
    .about = Троє гравців вибирають із чотирьох колод замість п’яти: боротьба гостріша. У грі вдвох так є завжди.
option-new_regency = Нове регентство
    .about = Десять різних карт короля замість карти «Ваша Величність».
option-changing_powers = Мінливі сили
    .about = Кожен отримує три карти-модифікатори, що збільшують або зменшують карту сили; більшість має властивість.
option-alternatives = Альтернативні карти дій
    .about = Кожна додана карта заміняє випадкову карту своєї колоди. Для тих, хто вже знає гру.
option-alternatives-representation = Представництво (колода № 1)
    .about = Вивести своїх з регіону або розмістити двох будь-де.
option-alternatives-veto = Вето (колода № 2)
    .about = Власника карти питають перед кожною особливою дією інших.
option-alternatives-second_veto = Друге Вето (колода № 2)
    .about = Друга така карта з коробки.
option-alternatives-rivalry = Суперництво (колода № 4)
    .about = ПО набирають у регіонах, які назвав лише один гравець.
option-open_castle = Відкритий замок
    .about = Усі бачать, скільки кабальєро в замку та в провінції.
bad-merged-decks = Колоди № 2 і 3 об’єднують лише у грі вдвох чи втрьох; гравців за столом: { $seats }.
bad-second-veto = Друге Вето додають лише разом з першим: додайте й перше (veto).

# Фази й примітки
phase-dealing = Передавання карт-модифікаторів
phase-powers = Раунд { $round }: карти сили
    .short = карти сили
phase-turn = Раунд { $round }, хід: { NAME($seat) }
    .short = хід: { NAME($seat) }
phase-turn-card = Раунд { $round }, хід: { NAME($seat) }, карта «{ NAME($action) }»
    .short = { NAME($seat) }: «{ NAME($action) }»
phase-scoring = Загальний підрахунок ПО після раунду { $round }
phase-over = Гру завершено
note-values = дає { $first }/{ $second }/{ $third } ПО
note-values-two = дає { $first }/{ $second } ПО
note-kings-region = регіон короля: недоторканний
note-adjacent = поруч з королем
note-castle-closed = заглядати всередину не можна
note-pays = зараз дало б { $points } ПО
note-power = сила { $power }
note-places = розміщує { $count } кабальєро

# Запитання
ask-power = Зіграйте карту сили.
ask-power-modifier = Зіграйте карту сили, з модифікатором або без.
ask-pass-modifier = Виберіть модифікатор, який передасте ліворуч: { NAME($seat) }.
ask-invite = Запросіть до двору { $count ->
    [1] 1 кабальєро
   *[other] щонайбільше { $count } кабальєро
}: у провінції { $province }.
ask-recall = Провінція порожня. Можете відкликати з регіонів { $count ->
    [1] 1 кабальєро
   *[other] щонайбільше { $count } кабальєро
}.
ask-add-one = Сила +1: привести кабальєро до двору?
ask-take = Візьміть карту дії.
ask-use = «{ NAME($action) }»: розмістіть { $count ->
    [1] 1 кабальєро
   *[other] щонайбільше { $count } кабальєро
}, виконайте особливу дію або завершіть хід.
ask-use-special = «{ NAME($action) }»: виконайте особливу дію або завершіть хід.
ask-place = «{ NAME($action) }»: розмістіть { $count ->
    [1] 1 кабальєро
   *[other] щонайбільше { $count } кабальєро
} або завершіть хід.
ask-veto = { NAME($seat) } оголошує особливу дію карти «{ NAME($action) }». Скористатися Вето?
ask-move-any = { $count ->
    [1] Можна перемістити 1 кабальєро будь-якого кольору: виберіть його.
   *[other] Можна перемістити щонайбільше { $count } кабальєро будь-яких кольорів: виберіть одного.
}
ask-move-any-one = Виберіть кабальєро; з його регіону можна вивести щонайбільше { $count } будь-яких кольорів.
ask-move-out = { $count ->
    [1] Можна вивести { NAME($place, case: "from") } ще 1 кабальєро: виберіть його.
   *[other] Можна вивести { NAME($place, case: "from") } щонайбільше { $count } кабальєро: виберіть одного.
}
ask-move-own = { $count ->
    [1] Можна перемістити 1 свого кабальєро: виберіть його.
   *[other] Можна перемістити щонайбільше { $count } своїх кабальєро: виберіть одного.
}
ask-move-own-one = Виберіть свого кабальєро; з його регіону можна вивести скільки завгодно своїх.
ask-move-own-out = Можна вивести { NAME($place, case: "from") } ще своїх кабальєро: виберіть одного.
ask-move-others = { $count ->
    [1] Можна перемістити 1 ворожого кабальєро: виберіть його.
   *[other] Можна перемістити щонайбільше { $count } ворожих кабальєро: виберіть одного.
}
ask-move-ability = Сила −1: можете перемістити 1 ворожого кабальєро. Виберіть його.
ask-move-both = Можна перемістити { $own ->
    [1] 1 свого
   *[other] щонайбільше { $own } своїх
} і { $others ->
    [1] 1 ворожого
   *[other] щонайбільше { $others } ворожих
} кабальєро: виберіть одного.
ask-drop = Куди йде кабальєро { NAME($place, case: "from") }?
ask-post = { $count ->
    [1] Розмістіть 1 кабальєро зі свого двору в будь-якому регіоні.
   *[other] Розмістіть щонайбільше { $count } кабальєро зі свого двору в будь-яких регіонах.
}
ask-post-province = Сила −2: можете розмістити { $count } кабальєро з провінції в будь-якому регіоні.
ask-branch = «Представництво»: вивести своїх з регіону чи розмістити когось зі свого двору?
ask-justice = «Справедливість»: у якому регіоні набрати ПО?
ask-return = «Відведення»: поверніть у провінцію ще { $count } кабальєро.
ask-arrest = «Арешт»: відправте в провінцію по одному кабальєро кожного суперника.
ask-civil-war = «Громадянська війна»: виберіть регіон на таємному диску. Усі ваші кабальєро звідти повернуться в провінцію.
ask-skirmish = «Сутичка»: виберіть регіон на таємному диску. 2 ваших кабальєро звідти повернуться в провінцію.
ask-skirmish-one = «Сутичка»: виберіть регіон на таємному диску. Поза регіоном короля ви ніде не маєте двох кабальєро разом, тож у провінцію повернеться лише 1.
ask-incite = «Заколот»: з якого регіону мають піти суперники?
ask-flee = «Заколот»: виберіть регіон на таємному диску. Туди підуть { NAME($place, case: "from") } всі ваші кабальєро ({ $count }).
ask-rivalry = «{ NAME($action) }»: виберіть регіон на таємному диску. ПО набирають у регіонах, вибраних рівно один раз.
ask-castle-disk = Загальний підрахунок ПО: виберіть регіон на таємному диску. Туди підуть ваші кабальєро із замку ({ $count }).
ask-castle-disk-grande = Загальний підрахунок ПО: виберіть регіон на таємному диску. Туди підуть із замку ваш гранд і ваші кабальєро ({ $count }).
ask-castle-disk-none = Загальний підрахунок ПО: виберіть регіон на таємному диску. Ваших у замку немає, тож цей вибір нічого не змінить.
ask-decree = «Наказ»: покладіть плитку ПО на регіон або замок.
ask-new-home = «Новий дім»: куди йде ваш гранд { NAME($place, case: "from") }?
ask-regain = «Повноваження»: поверніть карту на руку.
ask-king = «{ NAME($action) }»: куди йде король?
ask-escort = «Оточення» ({ NAME($place) }): виберіть { $count } кабальєро, що підуть за королем.
ask-deputy = «Замісник»: який гранд міняється місцями з королем?

# Варіанти
opt-power = Сила { $card } (запрошує { $count } кабальєро)
opt-power-modifier = Сила { $card } з модифікатором «{ NAME($modifier) }» = { $power } (запрошує { $count } кабальєро)
opt-modifier = { NAME($modifier) }. { NAME($modifier, case: "about") }
opt-invite = { $count ->
    [0] Нікого не запрошувати
   *[other] Запросити { $count } кабальєро
}
opt-invite-take = { $count ->
    [0] Узяти карту «{ NAME($action) }»
   *[other] Запросити { $count } кабальєро й узяти карту «{ NAME($action) }»
}
opt-recall = Відкликати одного { NAME($place, case: "from") }
opt-add-one = Привести одного кабальєро до двору
opt-stop = Досить
opt-take = { NAME($action) } (розміщує { $count }). { NAME($action, case: "about") }
opt-place = Розмістити кабальєро { NAME($place, case: "in") }
opt-throw = Кинути кабальєро в замок
opt-act = Виконати особливу дію карти «{ NAME($action) }»
opt-act-instead = Закінчити розміщення й виконати особливу дію карти «{ NAME($action) }»
opt-end = Завершити хід
leaves-court = { $count ->
    [one] { $count } кабальєро лишиться при дворі
   *[other] { $count } кабальєро лишаться при дворі
}
leaves-special = особлива дія без ужитку
leaves-both = ще є: { $count } кабальєро, особлива дія
opt-veto = Вето: скасувати «{ NAME($action) }»
opt-allow = Не заперечувати
opt-lift-own = Свого { NAME($place, case: "from") }
opt-lift = Одного { NAME($place, case: "from") }: { NAME($who) }
opt-drop = Перемістити { NAME($place, case: "to") }
opt-march = Вивести своїх з регіону
opt-muster = Розмістити до 2 зі свого двору
opt-score = Набрати ПО { NAME($place, case: "in") } (вам: { $points })
opt-return = Одного { NAME($place, case: "from") }
opt-return-court = Одного з двору
opt-arrest = Одного { NAME($place, case: "from") }: { NAME($who) }
opt-lose = { NAME($place) }: втратити { $count }
opt-incite = { NAME($place) }
opt-disk = { NAME($place) }
opt-disk-court = { NAME($place) }: там король, тож кабальєро підуть до вашого двору
opt-disk-court-grande = { NAME($place) }: там король, тож кабальєро підуть до вашого двору, а гранд залишиться в замку
opt-tile = Покласти { NAME($tile, case: "acc") } { NAME($place, case: "in") }
opt-grande = Гранд іде { NAME($place, case: "to") }
opt-regain = Повернути карту сили { $card }
opt-regain-modifier = Повернути модифікатор «{ NAME($modifier) }»
opt-king = Король іде { NAME($place, case: "to") }
opt-king-stays = Король залишається { NAME($place, case: "in") }
opt-escort = Узяти із собою одного: { NAME($who) }
opt-swap = Гранд: { NAME($seat) } ({ NAME($place) })
opt-swap-own = Ваш гранд ({ NAME($place) })

# Події
event-home = { NAME($seat) } починає { NAME($place, case: "in") }.
event-first = { NAME($seat) } отримує маркер першого гравця.
event-passed-modifier = { NAME($seat) } передає ліворуч модифікатор «{ NAME($modifier) }»: { NAME($to) }.
event-round = Починається раунд { $round }.
event-cards = Відкрито карти: { NAME($cards) }.
event-power = { NAME($seat) } грає карту сили { $card }.
event-power-modifier = { NAME($seat) } грає карту сили { $card } з модифікатором «{ NAME($modifier) }»: разом { $power }.
event-invite = { NAME($seat) } запрошує до двору { $count } кабальєро.
event-recall = { NAME($seat) } відкликає кабальєро { NAME($place, case: "from") }.
event-take = { NAME($seat) } бере карту «{ NAME($action) }».
event-place = { NAME($seat) } розміщує кабальєро { NAME($place, case: "in") }.
event-throw = { NAME($seat) } кидає кабальєро в замок.
event-throw-other = { NAME($seat) } кидає в замок чужого кабальєро: { NAME($who) }.
event-act = { NAME($seat) } виконує особливу дію карти «{ NAME($action) }».
event-ability = { NAME($seat) } застосовує властивість модифікатора «{ NAME($modifier) }».
event-announce = { NAME($seat) } оголошує особливу дію карти «{ NAME($action) }».
event-veto = { NAME($seat) } каже «Вето»: дія карти «{ NAME($action) }» не відбувається ({ NAME($who) }).
event-veto-kept = { NAME($seat) } тримає карту «{ NAME($action) }» перед собою до кінця наступного раунду.
event-veto-over = { NAME($seat) } скидає невикористану карту «{ NAME($action) }».
event-allow = { NAME($seat) } не заперечує.
event-move = { NAME($seat) } переміщує кабальєро ({ NAME($who) }) { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-move-own = { NAME($seat) } переміщує свого кабальєро { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-back = { NAME($seat) }: { $count } кабальєро { NAME($place, case: "from") } — у провінцію.
event-incite = Регіон заколоту — { NAME($place) }.
event-scored = Підрахунок ПО: { NAME($places) }.
event-scored-none = ПО не набирають у жодному регіоні.
event-flee = { NAME($seat) }: { $count } кабальєро { NAME($from, case: "from") } — { NAME($place, case: "to") }.
event-disk = { NAME($seat) }: на таємному диску — { NAME($place) }.
event-leave-castle = { NAME($seat) }: { $count } кабальєро із замку — { NAME($place, case: "to") }.
event-points = { NAME($place) }: { NAME($seat) } +{ $points } ПО ({ $rank ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $rank }-те
} місце{ $king ->
    [0] { "" }
   *[other] , бонус короля
}{ $grande ->
    [0] { "" }
   *[other] , бонус гранда
})
event-king = Король тепер перебуває { NAME($place, case: "in") }.
event-king-stays = Король залишається { NAME($place, case: "in") }.
event-grande = { NAME($seat) }: гранд тепер перебуває { NAME($place, case: "in") }.
event-grande-stays = { NAME($seat) }: гранд залишається в замку, бо на диску регіон короля.
event-tile = { NAME($seat) } кладе { NAME($tile, case: "acc") } { NAME($place, case: "in") }.
event-regain = Повернута карта: сила { $card }.
event-regain-played = { NAME($seat) } повертає на руку щойно зіграну карту сили { $card }.
event-regain-modifier = { NAME($seat) } повертає на руку модифікатор «{ NAME($modifier) }».
event-regain-hidden = { NAME($seat) } повертає на руку карту зі скиду.
event-castle = У замку: { NAME($seat) } — { $count } кабальєро.
event-castle-empty = Замок порожній.
event-scoring = Загальний підрахунок ПО після раунду { $round }.
event-unused = Невикористані карти: { NAME($cards) }.
event-imaginary-power = Сила уявного гравця — { $power }: це верхня карта його колоди.
event-imaginary-place = За картою регіону уявний гравець розміщує { $count } кабальєро { NAME($place, case: "in") }.
event-imaginary-king = Карта регіону — { NAME($place) }: там король, тож уявний гравець нікого не розміщує.
event-imaginary-take = Уявний гравець забирає карту «{ NAME($action) }», не використовуючи її: на ній унизу найбільше число.

# Відмови
no-power-card = Карти сили { $card } немає у вас на руці.
no-power-taken = Силу { $power } в цьому раунді вже зіграно.
no-modifier = Модифікатора «{ NAME($modifier) }» немає у вас на руці.
no-invite = Можна запросити щонайбільше { $count }; у провінції ваших { $province }.
no-card-taken = Цю карту в цьому раунді вже взяли.
no-card-shown = Карту «{ NAME($action) }» в цьому раунді не відкрито.
no-special-over = Особливу дію цієї карти вже використано або скасовано.
no-placing-over = Цією картою більше не можна розміщувати кабальєро.
no-court-empty = Ваш двір порожній.
no-not-adjacent = { NAME($place) } не межує з місцем короля; король перебуває { NAME($king, case: "in") }.
no-kings-region = { NAME($place) } — регіон короля: там нічого не можна розміщувати й нічого звідти забирати.
no-castle-shut = Король у замку: туди нічого не можна кидати й нічого звідти забирати.
no-castle-here = Замок — не регіон: ця карта на нього не поширюється.
no-same-place = Треба вибрати інше місце.
no-piece-to-move = Немає кабальєро, якого ця карта могла б перемістити.
no-piece-there = Такого кабальєро { NAME($place, case: "in") } немає.
no-pair-there = У вас лише один кабальєро { NAME($place, case: "in") }; виберіть регіон, де їх двоє.
no-moves-own = Своїх зараз переміщувати не можна.
no-moves-others = Ворожих зараз переміщувати не можна.
no-other-region = Усіх треба виводити з одного регіону: { NAME($place) }.
no-moved-already = Цих щойно перемістили; двічі того самого кабальєро не переміщують.
no-courts = Двори всіх суперників порожні.
no-victims = Ніхто із суперників не має кабальєро, якого можна повернути в провінцію.
no-reserve = Приводити нема кого: ні в провінції, ні в доступних регіонах немає ваших кабальєро.
no-arrest-again = Одного кабальєро цього кольору вже забрано.
no-arrest-own = Забирають лише кабальєро суперників.
no-grande-castle = Ваш гранд у замку й вийде лише під час загального підрахунку ПО.
no-grande-king = Ваш гранд у регіоні короля й не може звідти піти.
no-tile-there = Тут уже є плитка ПО: { NAME($place) }.
no-regain = Сила { $card } досі у вас на руці.
no-regain-modifier = Ви не грали цього модифікатора.
no-king-away = Король не в регіоні, тому ніхто не може помінятися з ним місцями.
no-grande-swap = У жодному іншому регіоні немає гранда.
no-swap-with = Цей гранд не може помінятися місцями з королем.
no-king-abroad = Король за кордоном: регіону короля зараз немає.
no-infiltration-late = «Проникнення» треба виконати до розміщення кабальєро.
no-king-at-castle = Король уже в замку.
no-king-stays = Короля треба перемістити; якщо він має залишитися, не виконуйте особливої дії.
no-king-there = Карта «{ NAME($action) }» не переміщує короля { NAME($place, case: "to") }.
no-caballeros-out = У жодному регіоні немає кабальєро.

# Складники рахунку
part-galicia = Галісія
    .honour = Перше місце { place-galicia.in }
part-navarra = Наварра
    .honour = Перше місце { place-navarra.in }
part-aragon = Арагон
    .honour = Перше місце { place-aragon.in }
part-cataluna = Каталонія
    .honour = Перше місце { place-cataluna.in }
part-castilla = Кастилія
    .honour = Перше місце { place-castilla.in }
part-toledo = Толедо
    .honour = Перше місце { place-toledo.in }
part-valencia = Валенсія
    .honour = Перше місце { place-valencia.in }
part-sevilla = Севілья
    .honour = Перше місце { place-sevilla.in }
part-granada = Гранада
    .honour = Перше місце { place-granada.in }
part-castle = Замок
    .honour = Володар замку
part-king = Бонус короля
    .honour = Улюбленець короля
part-grande = Бонус гранда
    .honour = Найславетніший гранд
part-justice = Справедливість
    .honour = Найкраща гра картою «{ action-justice }»
part-watchtowers = Сторожові застави
    .honour = Найкраща гра картою «{ action-watchtowers }»
part-fiesta = Фієста
    .honour = Найкраща гра картою «{ action-fiesta }»
part-heartland = Серце країни
    .honour = Найкраща гра картою «{ action-heartland }»
part-revelation = Виявлення
    .honour = Найкраща гра картою «{ action-revelation }»
part-triumph = Тріумф
    .honour = Найкраща гра картою «{ action-triumph }»
part-gathering = Велелюддя
    .honour = Найкраща гра картою «{ action-gathering }»
part-borderlands = Глушина
    .honour = Найкраща гра картою «{ action-borderlands }»
part-rivalry = Суперництво
    .honour = Найкраща гра картою «{ action-rivalry }»

# --- хід коротко

gist-power = Сила { $card }
gist-power-modified = Сила { $power }
gist-scoring = Загальний підрахунок, раунд { $round }

# Що варто знати перед вибором
warn-scoring = Після цього раунду буде загальний підрахунок.
warn-last-scoring = Останній раунд: після нього буде останній загальний підрахунок.

# The box: which of its values come from where
fact-copies = кількість примірників
fact-caballeros = число внизу
fifth-player = п’ятий гравець
fact-colour = колір
fact-effect = дія
fact-deck = до якої колоди належить
fact-card = уся карта
fact-opponents = те, що вона стосується лише суперників
fact-neighbours = сусіди
fact-values = шкала ПО
fact-other-side = шкала ПО на стороні поля для 2–3 гравців
fact-invites = скільки кабальєро дає кожна карта сили від 1 до 13
fact-split = скільки є +2, +1, −1 і −2
fact-modifier = яка властивість належить до числа
facts-deck = { $count } карт у колоді { $deck }
facts-alternatives = одна альтернативна карта для колоди 1, дві для колоди 2 й одна для колоди 4, як надруковано
facts-borders = межі, названі з обох боків
facts-falling = за кожне наступне місце менше ПО
facts-invites = 2 для сили 9, нічого для 12 і 13, як надруковано
facts-sum = сума { $count }

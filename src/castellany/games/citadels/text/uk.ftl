# Цитаделі: кожне слово, яке читає гравець, українською.

game-citadels = Цитаделі
    .about = Щораунду новий таємний персонаж; перемагає найбагатше місто.

# Персонажі
character-assassin = Вбивця
    .gen = Вбивці
    .acc = Вбивцю
    .ins = Вбивцею
    .about = Назвіть іншого персонажа: той, хто його має, мовчить у Фазі скликання і втрачає хід.
character-witch = Відьма
    .gen = Відьми
    .acc = Відьму
    .ins = Відьмою
    .about = Виконайте дію, назвіть іншого персонажа й зупиніться. Його гравець лише виконує дію, а далі ви продовжуєте хід уже як цей персонаж.
character-magistrate = Урядовець
    .gen = Урядовця
    .acc = Урядовця
    .ins = Урядовцем
    .about = Покладіть три розпорядження, одне з них підписане, на трьох персонажів. Коли ціль оплатить свій перший квартал, ви можете безкоштовно забрати його у своє місто.
character-thief = Злодій
    .gen = Злодія
    .acc = Злодія
    .ins = Злодієм
    .about = Назвіть іншого персонажа: коли його відкриють, ви забираєте все золото того гравця. Не можна першого рангу, вбитого чи зачаклованого.
character-spy = Шпигун
    .gen = Шпигуна
    .acc = Шпигуна
    .ins = Шпигуном
    .about = Назвіть гравця й тип кварталу, тоді подивіться його руку: за кожну карту цього типу заберіть у нього 1 золотий і візьміть карту з колоди.
character-blackmailer = Шантажистка
    .gen = Шантажистки
    .acc = Шантажистку
    .ins = Шантажисткою
    .about = Покладіть дві погрози, одна з них справжня, на двох персонажів. Кожен може відкупитися половиною золота або ризикнути, що ви відкриєте погрозу й заберете все.
character-magician = Чародійка
    .gen = Чародійки
    .acc = Чародійку
    .ins = Чародійкою
    .about = Або обміняйтеся з гравцем усіма картами з руки, або покладіть скільки завгодно карт під колоду й візьміть стільки ж.
character-wizard = Чарівник
    .gen = Чарівника
    .acc = Чарівника
    .ins = Чарівником
    .about = Подивіться руку гравця й візьміть одну карту: собі в руку або одразу збудуйте її понад ліміт. Цього ходу можна будувати однакові квартали.
character-seer = Провидиця
    .gen = Провидиці
    .acc = Провидицю
    .ins = Провидицею
    .about = Візьміть у кожного гравця випадкову карту, тоді віддайте кожному з них карту зі своєї руки. Можна збудувати два квартали.
character-king = Король
    .gen = Короля
    .acc = Короля
    .ins = Королем
    .about = 1 золотий за кожен дворянський квартал. Ви отримуєте корону.
character-emperor = Імператор
    .gen = Імператора
    .acc = Імператора
    .ins = Імператором
    .about = 1 золотий за кожен дворянський квартал. Ви віддаєте корону іншому гравцеві, а він вам — золотий або випадкову карту.
character-patrician = Патрицій
    .gen = Патриція
    .acc = Патриція
    .ins = Патрицієм
    .about = 1 карта за кожен дворянський квартал. Ви отримуєте корону.
character-bishop = Єпископ
    .gen = Єпископа
    .acc = Єпископа
    .ins = Єпископом
    .about = 1 золотий за кожен церковний квартал. Цього раунду ваше місто захищене від персонажа 8 рангу.
character-abbot = Абат
    .gen = Абата
    .acc = Абата
    .ins = Абатом
    .about = 1 золотий або 1 карта за кожен церковний квартал. Візьміть 1 золотий у найбагатшого гравця, якщо це не ви.
character-cardinal = Кардинал
    .gen = Кардинала
    .acc = Кардинала
    .ins = Кардиналом
    .about = 1 карта за кожен церковний квартал. Якщо бракує золота на квартал, візьміть рівно стільки в одного гравця за стільки ж карт.
character-merchant = Купчиня
    .gen = Купчині
    .acc = Купчиню
    .ins = Купчинею
    .about = 1 золотий за кожен торгівельний квартал і ще 1 золотий.
character-alchemist = Алхімік
    .gen = Алхіміка
    .acc = Алхіміка
    .ins = Алхіміком
    .about = Наприкінці ходу ви повертаєте собі золото, сплачене за квартали.
character-trader = Крамар
    .gen = Крамаря
    .acc = Крамаря
    .ins = Крамарем
    .about = 1 золотий за кожен торгівельний квартал. Можна збудувати скільки завгодно торгівельних кварталів і ще один інший.
character-architect = Архітекторка
    .gen = Архітекторки
    .acc = Архітекторку
    .ins = Архітекторкою
    .about = 2 додаткові карти. Можна збудувати до трьох кварталів.
character-navigator = Навігаторка
    .gen = Навігаторки
    .acc = Навігаторку
    .ins = Навігаторкою
    .about = 4 золоті або 4 карти. Цього ходу будувати не можна.
character-scholar = Вчена
    .gen = Вченої
    .acc = Вчену
    .ins = Вченою
    .about = Візьміть сім карт, залиште одну, решту замішайте в колоду. Можна збудувати два квартали.
character-warlord = Воєначальник
    .gen = Воєначальника
    .acc = Воєначальника
    .ins = Воєначальником
    .about = 1 золотий за кожен військовий квартал. Можна зруйнувати квартал, заплативши на 1 золотий менше за його вартість.
character-diplomat = Дипломатка
    .gen = Дипломатки
    .acc = Дипломатку
    .ins = Дипломаткою
    .about = 1 золотий за кожен військовий квартал. Можна обміняти свій квартал на чужий, сплативши різницю, якщо чужий дорожчий.
character-marshal = Маршал
    .gen = Маршала
    .acc = Маршала
    .ins = Маршалом
    .about = 1 золотий за кожен військовий квартал. Можна захопити чужий квартал вартістю до 3, заплативши власникові.
character-queen = Королева
    .gen = Королеви
    .acc = Королеву
    .ins = Королевою
    .about = 3 золоті, якщо ви сидите поруч із гравцем, який відкрив персонажа 4 рангу.
character-artist = Мисткиня
    .gen = Мисткині
    .acc = Мисткиню
    .ins = Мисткинею
    .about = Покладіть по золотому на один чи два свої квартали: кожен дає на 1 бал більше, а зруйнувати, обміняти чи захопити його на 1 дорожче.
character-tax_collector = Митник
    .gen = Митника
    .acc = Митника
    .ins = Митником
    .about = Кожен, хто будує, кладе на цю карту 1 золотий, у кожному раунді. У свій хід ви можете забрати все.

# Типи кварталів
colour-noble = дворянський
    .many = дворянські
    .gen = дворянських
colour-religious = церковний
    .many = церковні
    .gen = церковних
colour-trade = торгівельний
    .many = торгівельні
    .gen = торгівельних
colour-military = військовий
    .many = військові
    .gen = військових
colour-unique = особливий
    .many = особливі
    .gen = особливих

# Дохід за квартали певного типу
income-noble = Дохід за дворянські квартали
income-religious = Дохід за церковні квартали
income-trade = Дохід за торгівельні квартали
income-military = Дохід за військові квартали

# Квартали
district-manor = Маєток
    .acc = Маєток
    .about = Дворянський квартал вартістю 3.
district-castle = Замок
    .acc = Замок
    .about = Дворянський квартал вартістю 4.
district-palace = Палац
    .acc = Палац
    .about = Дворянський квартал вартістю 5.
district-temple = Храм
    .acc = Храм
    .about = Церковний квартал вартістю 1.
district-church = Церква
    .acc = Церкву
    .about = Церковний квартал вартістю 2.
district-monastery = Монастир
    .acc = Монастир
    .about = Церковний квартал вартістю 3.
district-cathedral = Собор
    .acc = Собор
    .about = Церковний квартал вартістю 5.
district-tavern = Таверна
    .acc = Таверну
    .about = Торгівельний квартал вартістю 1.
district-market = Ринок
    .acc = Ринок
    .about = Торгівельний квартал вартістю 2.
district-trading_post = Факторія
    .acc = Факторію
    .about = Торгівельний квартал вартістю 2.
district-docks = Доки
    .acc = Доки
    .about = Торгівельний квартал вартістю 3.
district-harbor = Порт
    .acc = Порт
    .about = Торгівельний квартал вартістю 4.
district-town_hall = Ратуша
    .acc = Ратушу
    .about = Торгівельний квартал вартістю 5.
district-watchtower = Сторожова вежа
    .acc = Сторожову вежу
    .about = Військовий квартал вартістю 1.
district-prison = В’язниця
    .acc = В’язницю
    .about = Військовий квартал вартістю 2.
district-barracks = Казарми
    .acc = Казарми
    .about = Військовий квартал вартістю 3.
district-fortress = Фортеця
    .acc = Фортецю
    .about = Військовий квартал вартістю 5.
district-armory = Арсенал
    .acc = Арсенал
    .about = У свій хід зруйнуйте Арсенал, щоб зруйнувати будь-який квартал у незавершеному місті.
district-basilica = Базиліка
    .acc = Базиліку
    .about = Наприкінці: 1 бал за кожен ваш квартал непарної вартості.
district-capitol = Капітолій
    .acc = Капітолій
    .about = Наприкінці: 3 бали, якщо у вас є три чи більше кварталів одного типу.
district-dragon_gate = Брама дракона
    .acc = Браму дракона
    .about = Наприкінці: 2 додаткові бали.
district-factory = Фабрика
    .acc = Фабрику
    .about = Інші особливі квартали ви будуєте на 1 золотий дешевше.
district-framework = Будівельний майданчик
    .acc = Будівельний майданчик
    .about = Можна зруйнувати Будівельний майданчик, щоб збудувати квартал без оплати.
district-gold_mine = Родовище золота
    .acc = Родовище золота
    .about = Коли під час дії ви берете золото, візьміть на 1 більше.
district-great_wall = Велика стіна
    .acc = Велику стіну
    .about = Персонаж 8 рангу платить на 1 золотий більше за будь-який інший квартал вашого міста.
district-haunted_quarter = Таємничий квартал
    .acc = Таємничий квартал
    .about = Наприкінці вважається кварталом будь-якого типу на ваш вибір.
district-imperial_treasury = Скарбниця Імперії
    .acc = Скарбницю Імперії
    .about = Наприкінці: 1 бал за кожен ваш золотий.
district-ivory_tower = Вежа зі слонової кістки
    .acc = Вежу зі слонової кістки
    .about = Наприкінці: 5 балів, якщо це ваш єдиний особливий квартал.
district-keep = Форт
    .acc = Форт
    .about = Персонаж 8 рангу не може застосувати властивість до Форту.
district-laboratory = Лабораторія
    .acc = Лабораторію
    .about = Раз за хід покладіть карту з руки під колоду й візьміть 2 золоті.
district-library = Бібліотека
    .acc = Бібліотеку
    .about = Коли під час дії ви берете карти, залишаєте всі.
district-map_room = Архів
    .acc = Архів
    .about = Наприкінці: 1 бал за кожну карту на вашій руці.
district-monument = Монумент
    .acc = Монумент
    .about = Можна збудувати лише в місті, де не більше чотирьох кварталів. Для завершення міста рахується за два.
district-museum = Музей
    .acc = Музей
    .about = Раз за хід покладіть карту з руки під Музей. Наприкінці: 1 бал за кожну з них.
district-necropolis = Некрополіс
    .acc = Некрополіс
    .about = Замість оплати можна зруйнувати один зі своїх кварталів.
district-observatory = Обсерваторія
    .acc = Обсерваторію
    .about = Коли під час дії ви берете карти, берете три.
district-park = Парк
    .acc = Парк
    .about = Якщо наприкінці ходу у вас немає карт, візьміть дві.
district-poor_house = Притулок
    .acc = Притулок
    .about = Якщо наприкінці ходу у вас немає золота, візьміть один золотий.
district-quarry = Кар’єр
    .acc = Кар’єр
    .about = Можна будувати квартали, які вже є у вашому місті.
district-school_of_magic = Школа магії
    .acc = Школу магії
    .about = Вважається кварталом будь-якого типу, коли персонаж отримує дохід за квартали.
district-secret_vault = Таємне сховище
    .acc = Таємне сховище
    .about = Збудувати не можна. Наприкінці: 3 бали, якщо воно на вашій руці.
district-smithy = Кузня
    .acc = Кузню
    .about = Раз за хід заплатіть 2 золоті й візьміть три карти.
district-stables = Стайня
    .acc = Стайню
    .about = Її будівництво не зараховується до ліміту.
district-statue = Алея скульптур
    .acc = Алею скульптур
    .about = Наприкінці: 5 балів, якщо у вас корона.
district-theater = Театр
    .acc = Театр
    .about = Після кожного вибору можна наосліп обмінятися персонажем із суперником.
district-thieves_den = Прихисток грабіжників
    .acc = Прихисток грабіжників
    .about = За нього можна платити картами з руки: одна карта за один золотий.
district-wishing_well = Криниця бажань
    .acc = Криницю бажань
    .about = Наприкінці: 1 бал за кожен ваш особливий квартал, зокрема за неї саму.

# Місця та предмети
zone-bank = Банк
zone-deck = Колода кварталів
zone-cast = Персонажі цієї гри
zone-face-down = Персонажі, скинуті долілиць
zone-pool = Персонажі, яких передають
zone-taxes = Мито
zone-drawn = Карти на вибір
zone-discarded = Карти, які підуть під колоду
zone-hand = Рука
zone-city = Місто
zone-characters = Персонажі
zone-selection = Що ви бачили у фазі вибору
res-gold = золото
    .acc = золотий
    .few = золоті
    .many = золотих
piece-crown = Корона
card-back = карта
back-character = персонаж

# Фази
phase-selection = Раунд { $round }: фаза вибору
phase-call = Раунд { $round }, скликання: { NAME($character) }
phase-last = Останній раунд: { NAME($character) }
phase-over = Гру завершено

# Примітки
note-colour = { NAME($colour) }, вартість { $cost }
note-beautified = прикрашений
note-face-up = скинуто горілиць
note-shown = відкрито: { NAME($seat) }
note-silent = ніхто не відгукнувся
note-killed = вбито
note-bewitched = зачакловано: далі за цього персонажа ходить { NAME($seat) }
note-robbed = буде обкрадено: золото забере { NAME($seat) }
note-warrant = розпорядження
note-signed = підписане розпорядження
note-unsigned = непідписане розпорядження
note-threat = погроза
note-rose = хустка з трояндою
note-blank = безпідставна погроза
note-crown = має корону
note-protected = місто захищене від персонажа 8 рангу
note-first-complete = перше завершене місто
note-complete = місто завершене
note-goal = кварталів для завершення: { $goal }
note-acting = зараз ходить: { NAME($character) }
note-open = відкрито
note-secret = ще таємниця
note-saw = на вибір були: { NAME($character) }
note-picked = вибрано: { NAME($character) }
note-laid = скинуто: { NAME($character) }
note-swapped = обмін ({ NAME($other) }): віддано { NAME($given, case: "acc") }, отримано { NAME($character, case: "acc") }
note-swap-seen = { NAME($seat) } і { NAME($other) } обмінялися персонажами
note-yours = ваш, ще таємниця
note-aside = скинуто долілиць
note-perhaps = хто може мати: { NAME($seat) }
note-surely = напевно має: { NAME($seat) }
note-anybody = може мати будь-хто
note-hides = напевно має: { NAME($character) }
note-hides-one-of = приховано { $count ->
        [one] одного
       *[other] двох
    } з таких: { NAME($character) }

# Запитання
ask-pick = Виберіть персонажа на цей раунд.
ask-pick-second = Виберіть другого персонажа.
ask-lay = Скиньте одного персонажа долілиць.
ask-theater = Театр: обмінятися з кимось персонажами?
ask-gather = { NAME($character) }: візьміть золото або карти.
ask-gather-only = { NAME($character) }: візьміть золото або карти; більше поки що нічого не можна.
ask-turn = { NAME($character) }: будуйте, застосовуйте властивості або завершіть хід.
ask-turn-crown = { NAME($character) }: перш ніж завершити хід, віддайте корону.
ask-keep = Залиште собі одну з { $cards ->
        [one] { $cards } карти
       *[other] { $cards } карт
    }.
ask-bewitch = Назвіть персонажа, якого зачаклуєте. Доки його не скличуть, ваш хід зупинено.
ask-warrant = Покладіть розпорядження на персонажа.
ask-sign = Яке з трьох розпоряджень підписане?
ask-threat = Покладіть погрозу на персонажа.
ask-rose = Яка з двох погроз справжня?
ask-confiscate = { NAME($other) } будує { NAME($district, case: "acc") }, маючи розпорядження. Конфіскувати?
ask-bribe = Вам погрожують. Дати хабар — { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } ({ NAME($other) }) — чи відмовитися?
ask-expose = { NAME($other) } не платить. Погроза справжня: відкрити її?
ask-expose-blank = { NAME($other) } не платить. Погроза безпідставна: відкрити її?
ask-redraw = Вибирайте карти, які підуть під колоду; вибрано { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }.
ask-wizard = Візьміть одну карту з цієї руки: { NAME($other) }.
ask-give = Виберіть карту, яку віддасте. Її отримує { NAME($other) }.
ask-den = Прихисток грабіжників: лишилося заплатити { $due ->
        [one] { $due } золотий
        [few] { $due } золоті
       *[other] { $due } золотих
    } картами чи золотом.
ask-exchange = Який свій квартал віддасте за { NAME($district, case: "acc") } ({ NAME($other) })?
ask-adviser = Вашого Імператора вбито: як радник, передайте комусь корону.

# Варіанти
opt-pick = Вибрати { NAME($character, case: "acc") }
opt-lay = Скинути { NAME($character, case: "acc") }
opt-theater = Віддати { NAME($character, case: "acc") }, взяти карту навзамін ({ NAME($other) })
opt-no-theater = Не мінятися
opt-take-gold = Взяти { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
opt-draw-cards = Взяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }, одну залишити
opt-draw-all = Взяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    } в руку
opt-end = Завершити хід
opt-income-end = Взяти { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } й завершити хід
left-unused = без ужитку: { NAME($what) }
left-income = дохід ({ $count })
left-build = будівництво
left-ability = властивість
opt-income-gold = Дохід за { NAME($colour, case: "many") } квартали: { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
opt-income-cards = Дохід за { NAME($colour, case: "many") } квартали: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
opt-share = Дохід за { NAME($colour, case: "many") } квартали: { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } та { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
opt-build = Збудувати { NAME($district, case: "acc") }
opt-scaffold = Збудувати { NAME($district, case: "acc") }, зруйнувавши Будівельний майданчик
opt-sacrifice = Збудувати Некрополіс, зруйнувавши { NAME($district, case: "acc") }
opt-pay-cards = Збудувати Прихисток грабіжників, платячи картами
opt-levy = Збудувати { NAME($district, case: "acc") }, взявши { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } за карти ({ NAME($other) })
opt-kill = Вбити { NAME($character, case: "acc") }
opt-bewitch = Зачаклувати { NAME($character, case: "acc") }
opt-warrants = Розподілити три розпорядження
opt-threats = Розподілити дві погрози
opt-mark = На { NAME($character, case: "acc") }
opt-sign = На { NAME($character, case: "acc") }
opt-confiscate = Конфіскувати { NAME($district, case: "acc") }
opt-let-pass = Пропустити
opt-rob = Обкрасти { NAME($character, case: "acc") }
opt-spy = Шпигувати ({ NAME($other) }): { NAME($colour, case: "many") } квартали
opt-bribe = Дати хабар
opt-refuse = Відмовитися
opt-expose = Відкрити погрозу
opt-no-expose = Не відкривати
opt-swap-hands = Обмінятися руками ({ NAME($other) }): { $given ->
        [one] { $given } карта
        [few] { $given } карти
       *[other] { $given } карт
    } за { $got ->
        [one] { $got } карту
        [few] { $got } карти
       *[other] { $got } карт
    }
opt-redraw = Покласти карти під колоду й узяти стільки ж
opt-redraw-done = Досить: узяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }
opt-discard = Покласти під колоду { NAME($district, case: "acc") }
opt-look = Подивитися руку ({ NAME($other) })
opt-take = Взяти { NAME($district, case: "acc") } в руку
opt-foresee = Взяти по випадковій карті у { $players ->
        [one] { $players } гравця
       *[other] { $players } гравців
    }
opt-give = Віддати { NAME($district, case: "acc") }
opt-crown-gold = Віддати корону ({ NAME($other) }) і взяти 1 золотий
opt-crown-card = Віддати корону ({ NAME($other) }) і взяти випадкову карту
opt-crown-nothing = Віддати корону ({ NAME($other) })
opt-advise = Віддати корону ({ NAME($other) })
opt-tithe = Взяти 1 золотий у найбагатшого гравця: { NAME($other) }
opt-bonus = Взяти 1 додатковий золотий
opt-plans = Взяти { $cards ->
        [one] { $cards } додаткову карту
        [few] { $cards } додаткові карти
       *[other] { $cards } додаткових карт
    }
opt-voyage-gold = Взяти 4 золоті
opt-voyage-cards = Взяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }
opt-study = Вчена: взяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }, одну залишити
opt-destroy = Зруйнувати { NAME($district, case: "acc") } ({ NAME($other) })
opt-destroy-own = Зруйнувати { NAME($district, case: "acc") } у своєму місті
opt-exchange = Виміняти { NAME($district, case: "acc") } ({ NAME($other) })
opt-hand-over = Віддати { NAME($district, case: "acc") }
opt-seize = Захопити { NAME($district, case: "acc") } ({ NAME($other) })
opt-favour = Взяти 3 золоті: поруч { NAME($other) } з персонажем 4 рангу
opt-beautify = Прикрасити { NAME($district, case: "acc") }
opt-collect = Забрати мито: { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
opt-armory = Арсенал: зруйнувати { NAME($district, case: "acc") } ({ NAME($other) })
opt-laboratory = Лабораторія: скинути { NAME($district, case: "acc") } за 2 золоті
opt-smithy = Кузня: взяти { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }
opt-museum = Музей: покласти під нього { NAME($district, case: "acc") }
opt-keep = Залишити собі { NAME($district, case: "acc") }
opt-pay-gold = Решту заплатити золотом
opt-borrow = Взяти { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } за карти ({ NAME($other) })

# Події
event-round = Починається раунд { $round }; корону має { NAME($seat) }.
event-face-up = Скинуто горілиць: { NAME($character) }.
event-face-down = { NAME($seat) }, не дивлячись, скидає одного персонажа долілиць.
event-picked = { NAME($seat) } вибирає персонажа.
event-picked-this = Ваш персонаж: { NAME($character) }.
event-mix = { NAME($seat) } перемішує решту й, не дивлячись, скидає одну карту долілиць.
event-laid = { NAME($seat) } скидає одного персонажа долілиць.
event-theater = Театр: { NAME($seat) } і { NAME($other) } обмінюються персонажами.
event-no-theater = { NAME($seat) } не використовує Театр.
event-now-have = Тепер у вас { NAME($character) }.
event-nobody = Виклик: { NAME($character) }. Ніхто не відгукується.
event-shows = { NAME($seat) } відкриває карту: { NAME($character) }.
event-robbed = { $gold ->
        [0] Крадіжка: { NAME($seat) } не має золота, { NAME($thief) } не отримує нічого.
        [one] Крадіжка: { NAME($seat) } втрачає { $gold } золотий, усе забирає { NAME($thief) }.
        [few] Крадіжка: { NAME($seat) } втрачає { $gold } золоті, усе забирає { NAME($thief) }.
       *[other] Крадіжка: { NAME($seat) } втрачає { $gold } золотих, усе забирає { NAME($thief) }.
    }
event-crown = Корону отримує { NAME($seat) }.
event-resumes = Відьма ({ NAME($seat) }) продовжує хід як { NAME($character) }.
event-refund = Алхімік: { NAME($seat) } повертає собі { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-end-turn = { NAME($seat) } завершує хід ({ NAME($character) }).
event-game-over = Останній раунд закінчено: час рахувати бали.
event-gold = { NAME($seat) } бере { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-gold-for = { NAME($why) }: { NAME($seat) } бере { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-draw = { NAME($seat) } бере { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }.
event-draw-for = { NAME($why) }: { NAME($seat) } бере { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }.
event-drawn = Ви взяли: { NAME($district, case: "acc") }.
event-looks-at = { NAME($seat) } дивиться { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    } з колоди.
event-keep = { $cards ->
        [0] { NAME($seat) } залишає карту собі.
        [one] { NAME($seat) } залишає собі одну карту; до колоди повертається { $cards } карта.
        [few] { NAME($seat) } залишає собі одну карту; до колоди повертаються { $cards } карти.
       *[other] { NAME($seat) } залишає собі одну карту; до колоди повертається { $cards } карт.
    }
event-kept = Ви залишили собі { NAME($district, case: "acc") }.
event-build = { NAME($seat) } будує { NAME($district, case: "acc") } за { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-build-free = { NAME($seat) } будує { NAME($district, case: "acc") }, не сплачуючи золота.
event-warrant = Розпорядження: { NAME($seat) } хоче збудувати { NAME($district, case: "acc") } за { $gold ->
        [0] самі лише карти
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-no-warrant = { NAME($seat) } не конфіскує.
event-confiscated = Конфісковано: { NAME($seat) } безкоштовно додає до міста { NAME($district, case: "acc") }.
event-gold-back = { NAME($seat) } повертає собі { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-tax = { NAME($seat) } сплачує 1 золотий мита.
event-first-complete = { NAME($seat) } завершує місто раніше за всіх: це останній раунд.
event-complete = { NAME($seat) } завершує місто.
event-destroyed = Зруйновано { NAME($district, case: "acc") } ({ NAME($seat) }).
event-kill = { NAME($seat) } вбиває { NAME($character, case: "acc") }.
event-bewitch = { NAME($seat) } зачакловує { NAME($character, case: "acc") }.
event-warrant-on = { NAME($seat) } кладе розпорядження на { NAME($character, case: "acc") }.
event-threat-on = { NAME($seat) } кладе погрозу на { NAME($character, case: "acc") }.
event-rob = { NAME($seat) } хоче обкрасти { NAME($character, case: "acc") }.
event-spy = { NAME($seat) } шукає { NAME($colour, case: "many") } квартали на руці ({ NAME($other) }): { $matches ->
        [0] таких немає.
       *[other] знайдено { $matches }, забрано { $gold ->
            [one] { $gold } золотий
            [few] { $gold } золоті
           *[other] { $gold } золотих
        }.
    }
event-spy-sees = { NAME($other) } має на руці: { NAME($district, case: "acc") }.
event-refuse = { NAME($seat) } відмовляється платити хабар.
event-bribe = { $gold ->
        [0] { NAME($seat) } не має з чого дати хабар ({ NAME($other) }); погрозу знято.
        [one] { NAME($seat) } дає хабар — { $gold } золотий ({ NAME($other) }); погрозу знято.
        [few] { NAME($seat) } дає хабар — { $gold } золоті ({ NAME($other) }); погрозу знято.
       *[other] { NAME($seat) } дає хабар — { $gold } золотих ({ NAME($other) }); погрозу знято.
    }
event-no-expose = { NAME($seat) } не відкриває погрози.
event-blank = { NAME($seat) } відкриває погрозу: вона безпідставна.
event-rose = { NAME($seat) } відкриває справжню погрозу й забирає { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } ({ NAME($other) }).
event-swap-hands = { NAME($seat) } і { NAME($other) } обмінюються всіма картами з руки: { $given ->
        [one] { $given } карта
        [few] { $given } карти
       *[other] { $given } карт
    } за { $got ->
        [one] { $got } карту
        [few] { $got } карти
       *[other] { $got } карт
    }.
event-hand-now = Тепер на вашій руці: { NAME($district) }.
event-redraw = { NAME($seat) } кладе під колоду { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[other] { $cards } карт
    }.
event-look = { NAME($seat) } дивиться руку ({ NAME($other) }).
event-wizard-takes = { NAME($seat) } бере карту з руки ({ NAME($other) }).
event-wizard-took = Узята карта: { NAME($district) }.
event-seer-takes = { NAME($seat) } бере випадкову карту ({ NAME($other) }).
event-seer-took = Карта для Провидиці ({ NAME($other) }): { NAME($district) }.
event-give = { NAME($seat) } віддає карту; отримує { NAME($other) }.
event-given = Віддана карта: { NAME($district) }.
event-crown-gold = За корону { NAME($other) } платить 1 золотий ({ NAME($seat) }).
event-crown-card = За корону { NAME($other) } віддає випадкову карту ({ NAME($seat) }).
event-crown-card-is = Карта за корону: { NAME($district) }.
event-tithe = { NAME($seat) } бере 1 золотий у найбагатшого гравця ({ NAME($other) }).
event-levy = { NAME($seat) } бере { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    } за карти ({ NAME($other) }).
event-attack = { $gold ->
        [0] { NAME($seat) } безкоштовно руйнує { NAME($district, case: "acc") } ({ NAME($other) }).
        [one] { NAME($seat) } платить { $gold } золотий, щоб зруйнувати { NAME($district, case: "acc") } ({ NAME($other) }).
        [few] { NAME($seat) } платить { $gold } золоті, щоб зруйнувати { NAME($district, case: "acc") } ({ NAME($other) }).
       *[other] { NAME($seat) } платить { $gold } золотих, щоб зруйнувати { NAME($district, case: "acc") } ({ NAME($other) }).
    }
event-seize = { NAME($seat) } захоплює { NAME($district, case: "acc") } ({ NAME($other) }) за { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-exchange = { NAME($seat) } віддає { NAME($given, case: "acc") } за { NAME($district, case: "acc") } ({ NAME($other) }){ $gold ->
        [0] { "" }
        [one] , доплата: { $gold } золотий
        [few] , доплата: { $gold } золоті
       *[other] , доплата: { $gold } золотих
    }.
event-beautify = { NAME($seat) } прикрашає { NAME($district, case: "acc") }.
event-collect = { NAME($seat) } забирає мито: { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }.
event-laboratory = Лабораторія: { NAME($seat) } кладе карту під колоду.
event-smithy = Кузня: { NAME($seat) } платить 2 золоті.
event-museum = { NAME($seat) } кладе карту під Музей.
event-armory = { NAME($seat) } руйнує Арсенал, а з ним { NAME($district, case: "acc") } ({ NAME($other) }).
event-den = { NAME($seat) } платить картами: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }.

# Відмови
no-killed = { NAME($character, case: "acc") } вже вбито.
no-bewitched = { NAME($character, case: "acc") } зачакловано.
no-rank = { NAME($character, case: "acc") } називати не можна: ані персонажа першого рангу, ані себе.
no-marked = На { NAME($character, case: "acc") } маркер покласти не можна.
no-not-offered = Серед переданих вам карт такої немає: { NAME($character) }.
no-empty-hand = { NAME($other) } не має карт на руці.
no-has-crown = { NAME($other) } вже має корону.
no-abbot-richest = Багатшого за вас гравця немає.
no-not-richest = { NAME($other) } — не найбагатший гравець.
no-favour = Поруч із вами ніхто не відкрив персонажа 4 рангу.
no-beautified = { NAME($district, case: "acc") } вже прикрашено.
no-taxes = Мита поки що немає.
no-deck-empty = Колода порожня.
no-complete = Це місто завершене: { NAME($other) }.
no-protected = Це місто захищає Єпископ: { NAME($other) }.
no-own-protected = Ваше місто захищає Єпископ, навіть від вас.
no-own-complete = Ваше місто завершене: руйнувати в ньому нічого не можна.
no-keep = Форт недосяжний для персонажа 8 рангу.
no-duplicate = У вашому місті вже є { NAME($district) }.
no-duplicate-there = У тому місті ({ NAME($other) }) вже є { NAME($district) }.
no-too-dear = Захопити можна лише квартал вартістю до 3. Задорого: { NAME($district) }.
no-nothing-to-give = Вам нема чого віддати за { NAME($district, case: "acc") }.
no-itself = Арсенал не може бути власною ціллю.
no-idle-armory = Ваше місто завершене: руйнувати в ньому Арсенал не можна.
no-gold-for = { NAME($district) }: ціна { $price ->
        [one] { $price } золотий
        [few] { $price } золоті
       *[other] { $price } золотих
    }, бракує { $short ->
        [one] { $short } золотого
       *[other] { $short } золотих
    }.
no-used-district = Цей квартал цього ходу вже використано: { NAME($district) }.
no-cards = У вас немає карт на руці.
no-district-here = У вас немає такого кварталу.
no-ability = { NAME($character) } зараз цього не може: властивість використано або вона чужа.
no-gathered = Цього ходу ви вже взяли золото чи карти.
no-gather-first = Спершу візьміть золото чи карти, тоді будуйте.
no-gather-only = Зараз можна лише взяти золото чи карти.
no-end-before-gather = Спершу потрібно взяти золото чи карти.
no-bewitch-first = Відьма мусить назвати персонажа.
no-crown-first = Спершу Імператор мусить віддати корону.
no-threat-first = Візьміть золото чи карти, тоді розберіться з погрозою; до того більше нічого не можна.
no-building = { NAME($character) } не може будувати.
no-limit = Цього ходу більше будувати не можна (ліміт { $limit }).
no-limit-trader = Крім торгівельних кварталів, Крамар може збудувати лише один інший.
no-vault = Таємне сховище збудувати не можна.
no-monument = Для Монумента в місті має бути не більше чотирьох кварталів.
no-income = У вас немає { NAME($colour, case: "gen") } кварталів.
no-income-twice = Ви вже взяли дохід.
no-income-at-all = { NAME($character) } не отримує доходу за квартали.
no-income-share = Золота й карт разом має бути { $total }.
no-not-in-hand = У вашій руці немає такої карти: { NAME($district) }.
no-not-in-city = У вашому місті немає такого кварталу: { NAME($district) }.
no-levy = Кардинал раз за хід може взяти рівно стільки золота, скільки бракує, в одного гравця, який його має, за стільки ж карт.
no-den-cards = Карт і золота разом не вистачає на ціну { $price }.
no-unsigned = Це розпорядження не підписане.

# Хибні налаштування
bad-not-custom = Налаштування «{ $option }» діє лише з набором «custom».
bad-not-own = Налаштування «{ $option }» діє лише з набором «custom» або «random».
bad-uniques = Потрібно { $needed } особливих кварталів, а не { $count }.
bad-rank-twice = Два персонажі рангу { $rank }: має бути рівно один.
bad-rank-missing = Немає персонажа рангу { $rank }: має бути рівно один.
bad-ninth-needed = Гравців { $seats }: потрібен персонаж 9 рангу.
bad-ninth-missing = Налаштування «{ $option }» вимагає персонажа 9 рангу, а у вашому наборі його немає.
bad-ninth-forbidden = Удвох грають без персонажа 9 рангу.
bad-queen = Королева потребує п’ятьох або більше гравців, а не { $seats }.
bad-emperor = Імператора не можна використовувати, коли гравців { $seats }.

# Бали
part-districts = Вартість кварталів
    .honour = Великий будівничий
part-beautified = Прикрашені квартали
    .honour = Покровитель краси
part-types = Усі п’ять типів
    .honour = Місто всіх ремесел
part-first = Перше завершене місто
    .honour = Найшвидший будівничий
part-complete = Завершене місто
    .honour = Засновник міста

# Налаштування столу
option-cast = Набір карт
    .about = Які персонажі та особливі квартали беруть участь у грі.
option-cast-first_game = Перша гра
    .about = Вісім класичних персонажів і чотирнадцять простих особливих кварталів.
option-cast-devious_dignitaries = Підступні сановники
    .about = Блеф, розпорядження й погрози.
option-cast-illustrious_emissaries = Прославлені емісари
    .about = Незвичні способи здобувати ресурси, а ще Відьма.
option-cast-vicious_nobles = Зловісні дворяни
    .about = Відверта агресія та мито.
option-cast-ambitious_aristocrats = Амбітні аристократи
    .about = Розпорядження, захоплення й багато будівництва.
option-cast-cunning_agents = Хитрі агенти
    .about = Відьма, погрози та Імператор, що передає корону.
option-cast-tenacious_delegates = Наполегливі делегати
    .about = Руки обшукують, карти змінюють власників.
option-cast-random = Випадковий
    .about = По одному випадковому персонажу кожного рангу та чотирнадцять випадкових особливих кварталів.
option-cast-custom = Власний вибір
    .about = Персонажі й особливі квартали, вибрані нижче; незаповнене визначає випадок.
option-rank9_with_4_to_7 = Дев’ятий персонаж у грі на 4–7 гравців
    .about = Бере участь і персонаж 9 рангу; утрьох та ввосьмох він є завжди.
option-ninth = Хто дев’ятий персонаж
    .about = Той, що в наборі, або на ваш вибір; на 4–7 гравців названий персонаж бере участь. Королева потребує п’ятьох гравців.
option-ninth-preset = Як у наборі
    .about = У першій грі це Королева, а втрьох і вчотирьох — Мисткиня.
option-ninth-queen = Королева
    .about = Від п’яти гравців.
option-ninth-artist = Мисткиня
    .about = Від трьох гравців.
option-ninth-tax_collector = Митник
    .about = Від трьох гравців.
option-preset_edition = Видання готових комбінацій
    .about = Три комбінації у двох виданнях різняться кількома картами.
option-preset_edition-2021 = 2021
    .about = Комбінації з новіших правил.
option-preset_edition-2016 = 2016
    .about = Комбінації зі старіших правил.
option-characters = Персонажі
    .about = Для власного набору: рівно по одному кожного рангу від 1 до 8, а за потреби й 9.
option-uniques = Особливі квартали
    .about = Для власного чи випадкового набору: рівно чотирнадцять.
option-emperor_in_a_duel = Замість Імператора
    .about = Удвох Імператора не використовують; правила дають вибір між цими двома.
option-first_crown = Хто починає з короною
    .about = За правилами її отримує найстарший гравець.
option-first_crown-random = Випадковий гравець
    .about = Вирішує жереб.
option-first_crown-first_seat = Перше місце
    .about = Там сидить господар столу або найстарший гравець.
option-artist_raises_cost = Прикрашання підвищує вартість
    .about = Як у виданні 2016 року: важливо для Базиліки та для обмеження Маршала (вартість до 3).
option-great_wall_protects_itself = Велика стіна захищає й себе
    .about = Персонаж 8 рангу платить на 1 золотий більше і за саму Велику стіну.
option-wizard_alternative_payment = Чарівник може використати Будівельний майданчик і Некрополіс
    .about = Карту, збудовану одразу, можна оплатити Будівельним майданчиком, а Некрополіс — кварталом.
option-wizard_build_before_gather = Чарівник може будувати до дії
    .about = Карту, яку взяв Чарівник, можна збудувати одразу ще до того, як узято золото чи карти.

# Що варто знати перед вибором
warn-last-round = Останній раунд: є завершене місто.
warn-one-short = До завершеного міста бракує одного кварталу: { NAME($seats) }.

# The box: which of its values come from where
fact-cost = вартість
fact-copies = кількість примірників
fact-effect = ефект
facts-colours = 12 дворянських, 11 церковних, 20 торгівельних і 11 військових кварталів, як надруковано
box-noble = Дворянський квартал вартістю { $cost }.
box-religious = Церковний квартал вартістю { $cost }.
box-trade = Торгівельний квартал вартістю { $cost }.
box-military = Військовий квартал вартістю { $cost }.

# Хід коротко: що кому зроблено, поруч зі збудованим
gist-kill = вбиває { NAME($character, case: "acc") }
gist-bewitch = зачакловує { NAME($character, case: "acc") }
gist-rob = обкрадає { NAME($character, case: "acc") }
gist-warrant = розпорядження: { NAME($character) }
gist-threat = погроза: { NAME($character) }
gist-destroy = руйнує { NAME($district, case: "acc") }
gist-seize = захоплює { NAME($district, case: "acc") }
gist-beautify = прикрашає { NAME($district, case: "acc") }

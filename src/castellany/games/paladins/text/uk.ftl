# Паладини Західного королівства

game-paladins = Паладини Західного королівства
    .short = Паладини
    .about = Сім раундів праці, стін і віри в Західному Франкському королівстві.
opponent = Гравець-бот
    .within = гравець-бот

# Налаштування столу
option-level = Рівень гравця-бота
    .about = Лише для соло-гри: зі скількома майстернями починає гравець-бот.
option-level-easy = Легкий
    .about = Одна майстерня на початку.
option-level-standard = Звичайний
    .about = Три майстерні на початку.
option-level-hard = Важкий
    .about = П’ять майстерень на початку.
option-strict_supply = Обмежений запас
    .about = Робітника, чий колір вичерпався в загальному запасі, не отримують.
option-paid_architects = Архітекторка лише за платний розвиток
    .about = Безплатний розвиток за милістю короля не активує архітекторок.
option-hunter_errands = Мисливець рахує і скинутих городян
    .about = Мисливець рахує не лише найнятих городян, а й відправлених на завдання.

# Робітники
worker = Робітник
worker-labourer = чорнороб
    .acc = чорнороба
    .about = Білий робітник, лише для прозорих клітинок.
worker-scout = розвідник
    .acc = розвідника
    .about = Зелений робітник: полювання, доручення, фортифікація, атака.
worker-merchant = купець
    .acc = купця
    .about = Синій робітник: торгівля, фортифікація, мобілізація, розгрішення.
worker-fighter = воїн
    .acc = воїна
    .about = Червоний робітник: наймання, мобілізація, атака, навернення.
worker-cleric = клірик
    .acc = клірика
    .about = Чорний робітник: молитва, доручення, розгрішення, навернення.
worker-criminal = злочинець
    .acc = злочинця
    .about = Фіолетовий робітник, джокер: стає на будь-яку клітинку. Отримавши його, беруть карту підозри.
worker-any = будь-який робітник
    .acc = будь-якого робітника
    .about = На прозору клітинку стає робітник будь-якого кольору.

# Показники
attribute-faith = Віра
    .about = Потрібна для доручень і навернення; зростає від мобілізації та розгрішення.
attribute-strength = Сила
    .about = Потрібна для мобілізації й атаки; зростає від фортифікації та навернення.
attribute-influence = Вплив
    .about = Потрібен для фортифікації та розгрішення; зростає від доручень і атаки.

# Дії
action-develop = Розвиток
    .gen = розвитку
    .about = Два робітники й 4 срібняки: перемістіть майстерню на дію праворуч і отримайте робітника, що був під нею.
action-recruit = Наймання
    .gen = наймання
    .about = Один робітник: відправте городянина на завдання. Два, з них один воїн: найміть городянина до кінця гри.
action-pray = Молитва
    .gen = молитви
    .about = Клірик і 2 срібняки: приберіть усіх робітників з іншої дії свого планшета.
action-conspire = Змова
    .gen = змови
    .about = Один робітник: отримайте злочинця, а з ним карту підозри.
action-hunt = Полювання
    .gen = полювання
    .about = Один робітник: 1 жетон провізії. Два, з них один розвідник: 3 жетони провізії.
action-trade = Торгівля
    .gen = торгівлі
    .about = Один робітник: 1 срібняк. Два, з них один купець: 3 срібняки.
action-commission = Доручення
    .gen = доручення
    .about = Розвідник, будь-який робітник, клірик і провізія: монах у регіон, на який вистачає віри; вплив +1 і винагорода клітинки.
action-fortify = Фортифікація
    .gen = фортифікації
    .about = Купець, будь-який робітник, розвідник і провізія, якщо вистачає впливу: стіна з її винагородами, щонайменше сила +1.
action-garrison = Мобілізація
    .gen = мобілізації
    .about = Купець, будь-який робітник, воїн і провізія: застава в регіон, на який вистачає сили; віра +1 і винагорода клітинки.
action-absolve = Розгрішення
    .gen = розгрішення
    .about = Клірик, будь-який робітник, купець і срібняки, якщо вистачає впливу: глечик на клітинку; віра +1, скидання підозри й винагорода клітинки.
action-attack = Атака
    .gen = атаки
    .about = Розвідник, будь-який робітник, воїн: винагороди згори карти чужинця, щонайменше вплив +1. Брак сили відшкодовують срібняки.
action-convert = Навернення
    .gen = навернення
    .about = Воїн, будь-який робітник, клірик і срібняки: чужинець, на якого вистачає віри; сила зараз, очки наприкінці.
action-favour = Милість короля
    .gen = милості короля
    .about = Гравець-бот користується відкритою милістю короля.
action-order = Наказ короля
    .gen = наказу короля
    .about = Гравець-бот виконує дію, якої вимагає відкритий наказ короля.
action-rest = Відпочинок
    .gen = відпочинку
    .about = Гравець-бот переміщує фішку ресурсів на 1 поділку та ще на 1 за кожного робітника в запасі й завершує раунд.

# Паладини
paladin-anseis = Ансі
    .ability = фортифікація без провізії
    .does = вплив +3, віра +1; { paladin-anseis.ability }
    .about = Вплив +3, віра +1. Цього раунду фортифікація не потребує провізії.
paladin-berengier = Беранжьє
    .ability = мобілізація без провізії
    .does = сила +3, вплив +1; { paladin-berengier.ability }
    .about = Сила +3, вплив +1. Цього раунду мобілізація не потребує провізії.
paladin-engelier = Анжельє
    .ability = за кожну атаку 2 срібняки
    .does = сила +3, віра +1; { paladin-engelier.ability }
    .about = Сила +3, віра +1. Цього раунду кожна атака дає ще 2 срібняки.
paladin-gerier = Жер’є
    .ability = навернення без срібняків
    .does = віра +3, вплив +1; { paladin-gerier.ability }
    .about = Віра +3, вплив +1. Цього раунду навернення не потребує срібняків.
paladin-gerin = Жерен
    .ability = за кожну змову 2 срібняки
    .does = вплив +4; { paladin-gerin.ability }
    .about = Вплив +4. Цього раунду кожна змова дає ще 2 срібняки.
paladin-girard = Жирар
    .ability = за кожне полювання ще 2 жетони провізії
    .does = вплив +2, віра +2; { paladin-girard.ability }
    .about = Вплив +2, віра +2. Цього раунду кожне полювання дає ще 2 жетони провізії.
paladin-ivon = Івон
    .ability = доручення без провізії
    .does = віра +3, сила +1; { paladin-ivon.ability }
    .about = Віра +3, сила +1. Цього раунду доручення не потребує провізії.
paladin-ivoire = Івуар
    .ability = розгрішення без срібняків
    .does = вплив +3, сила +1; { paladin-ivoire.ability }
    .about = Вплив +3, сила +1. Цього раунду розгрішення не потребує срібняків.
paladin-oliver = Олів’є
    .ability = молитва без срібняків
    .does = віра +4; { paladin-oliver.ability }
    .about = Віра +4. Цього раунду дія молитви не потребує срібняків.
paladin-otton = Оттон
    .ability = за кожну торгівлю ще 2 срібняки
    .does = сила +2, віра +2; { paladin-otton.ability }
    .about = Сила +2, віра +2. Цього раунду кожна торгівля дає ще 2 срібняки.
paladin-roland = Роланд
    .ability = наймання без срібняків
    .does = сила +4; { paladin-roland.ability }
    .about = Сила +4. Цього раунду наймання не потребує срібняків.
paladin-samson = Самсон
    .ability = розвиток дешевший на 2 срібняки
    .does = вплив +2, сила +2; { paladin-samson.ability }
    .about = Вплив +2, сила +2. Цього раунду розвиток дешевший на 2 срібняки.

# Городяни
townsfolk-abbot = Абат
    .acc = Абата
    .when = за кожне розгрішення
    .about = Дає винагороду за кожне розгрішення.
townsfolk-acolyte = Прислужник
    .acc = Прислужника
    .when = за кожне доручення
    .about = Дає винагороду за кожне доручення.
townsfolk-architect = Архітекторка
    .acc = Архітекторку
    .when = за кожен розвиток
    .about = Дає винагороду за кожен розвиток.
townsfolk-defender = Захисник
    .acc = Захисника
    .when = за кожну атаку
    .about = Дає винагороду за кожну атаку.
townsfolk-gatekeeper = Брамниця
    .acc = Брамницю
    .when = за кожну фортифікацію
    .about = Дає винагороду за кожну фортифікацію.
townsfolk-missionary = Місіонерка
    .acc = Місіонерку
    .when = за кожне навернення
    .about = Дає винагороду за кожне навернення.
townsfolk-watchman = Наглядач
    .acc = Наглядача
    .when = за кожну мобілізацію
    .about = Дає винагороду за кожну мобілізацію.
townsfolk-debt-collector = Збирач боргів
    .acc = Збирача боргів
    .when = за кожен сплачений борг
    .about = Дає робітника за кожен сплачений борг.
townsfolk-peddler = Крамар
    .acc = Крамаря
    .when = під час інквізиції, якщо підозр 2 чи більше
    .about = Кожна інквізиція приносить вам винагороду, якщо у вас щонайменше 2 карти підозр.
townsfolk-squire = Зброєносець
    .acc = Зброєносця
    .when = під час інквізиції, якщо підозр немає
    .about = Збільшує показник під час кожної інквізиції, якщо ви не маєте підозр.
townsfolk-conspirator = Змовниця
    .acc = Змовницю
    .when = під час кожної інквізиції
    .about = Скидає 1 вашу карту підозри під час кожної інквізиції.

# Чужинці
outsider-adventurer = Пригодник
    .acc = Пригодника
    .about = Навернений: 1 ПО за кожні 2 доручення.
outsider-archer = Лучник
    .acc = Лучника
    .about = Навернений: 1 ПО за кожні 2 мобілізації.
outsider-guardian = Охоронець
    .acc = Охоронця
    .about = Навернений: 1 ПО за кожні 2 переміщені майстерні.
outsider-hunter = Мисливець
    .acc = Мисливця
    .about = Навернений: 1 ПО за кожних 2 найнятих городян.
outsider-lookout = Вартівник
    .acc = Вартівника
    .about = Навернений: 1 ПО за кожні 2 стіни.
outsider-vigilante = Каратель
    .acc = Карателя
    .about = Навернений: 1 ПО за кожні 2 розгрішення.
outsider-armourer = Зброяр
    .acc = Зброяра
    .about = Навернений: 1 ПО за кожні 4 очки сили.
outsider-marauder = Мародер
    .acc = Мародера
    .about = Навернений: 1 ПО за кожні 4 очки впливу.
outsider-warrior = Вояк
    .acc = Вояка
    .about = Навернений: 1 ПО за кожні 4 очки віри.
outsider-assassin = Асасин
    .acc = Асасина
    .about = Навернений: 1 ПО за кожного атакованого сарацина.
outsider-barbarian = Варвар
    .acc = Варвара
    .about = Навернений: 1 ПО за кожного атакованого візантійця.
outsider-invader = Загарбник
    .acc = Загарбника
    .about = Навернений: 1 ПО за кожного атакованого вікінга.
outsider-champion = Звитяжець
    .acc = Звитяжця
    .about = Навернений: 1 ПО та ще 1 за кожен виконаний наказ короля.
outsider-mercenary = Найманець
    .acc = Найманця
    .about = Навернений: 1 ПО та ще 1 за кожного наверненого вами найманця, зокрема за цього.
outsider-protector = Заступник
    .acc = Заступника
    .about = Навернений: 1 ПО за кожен сплачений борг.
outsider-thief = Злодій
    .acc = Злодія
    .about = Навернений: 1 ПО за кожну вашу карту підозри.
outsider-traitor = Зрадник
    .acc = Зрадника
    .about = Навернений: кожен несплачений борг забирає на 1 ПО менше.
culture-viking = вікінг
    .about = Один із трьох народів чужинців; атакованих вікінгів рахує загарбник.
culture-byzantine = візантієць
    .about = Один із трьох народів чужинців; атакованих візантійців рахує варвар.
culture-saracen = сарацин
    .about = Один із трьох народів чужинців; атакованих сарацинів рахує асасин.

# Милості й накази короля
favour-recruit = Королівський вербувальник
    .does = безплатне наймання
    .about = З розвідником: найміть безплатно 1 городянина з ряду.
favour-penance = Покута
    .does = скинути 1 підозру, узяти 2 податки
    .about = З кліриком: скиньте 1 підозру й візьміть 2 податки.
favour-gang = Ватага
    .does = 2 злочинці
    .about = З будь-яким робітником: отримайте 2 злочинців і карту підозри за кожного.
favour-attribute = Наставник
    .does = за 3 срібняки: віра, вплив або сила +1
    .about = Зі злочинцем і за 3 срібняки: збільште віру, вплив або силу на 1.
favour-clemency = Помилування
    .does = за 1 срібняк: сплатити борг або скинути 2 підозри
    .about = З воїном і за 1 срібняк: сплатіть борг або скиньте 2 підозри.
favour-loan = Позика
    .does = за борг: 1 розвідник, 1 купець і 1 воїн
    .about = З будь-яким робітником: візьміть борг і отримайте розвідника, купця та воїна.
favour-builders = Будівничі
    .does = за 1 жетон провізії: безплатний розвиток або 1 воїн і 1 клірик
    .about = З купцем і за 1 жетон провізії: безплатний розвиток або воїн і клірик.
favour-parole = Відпущення
    .does = 3 чорнороби
    .about = Зі злочинцем: отримайте 3 чорноробів.
favour-stores = Королівські комори
    .does = 2 жетони провізії й 1 податок
    .about = З будь-яким робітником: отримайте 2 жетони провізії й візьміть 1 податок.
favour-chapel = Каплиця
    .does = молитва
    .about = З будь-яким робітником: приберіть робітників з однієї дії свого планшета.
order-commission = Наказ: доручення
    .about = Виконано, якщо зроблено принаймні 5 доручень.
order-fortify = Наказ: фортифікація
    .about = Виконано, якщо побудовано принаймні 5 стін.
order-garrison = Наказ: мобілізація
    .about = Виконано, якщо зроблено принаймні 5 мобілізацій.
order-absolve = Наказ: розгрішення
    .about = Виконано, якщо зроблено принаймні 5 розгрішень.
order-attack = Наказ: атака
    .about = Виконано, якщо зроблено принаймні 5 атак.
order-convert = Наказ: навернення
    .about = Виконано, якщо навернено принаймні 5 чужинців.

# Схеми гравця-бота
scheme-favour = Схема: милість короля
    .about = Гравець-бот використовує першу вільну милість від фішки ресурсів.
scheme-order = Схема: наказ короля
    .about = Гравець-бот виконує дію крайнього правого відкритого наказу, який ще не виконав.
scheme-commission = Схема: доручення
    .about = Гравець-бот намагається відправити монаха.
scheme-fortify = Схема: фортифікація
    .about = Гравець-бот намагається побудувати стіну.
scheme-garrison = Схема: мобілізація
    .about = Гравець-бот намагається змобілізувати заставу.
scheme-absolve = Схема: розгрішення
    .about = Гравець-бот намагається виконати розгрішення.
scheme-attack = Схема: атака
    .about = Гравець-бот намагається атакувати чужинця.
scheme-convert = Схема: навернення
    .about = Гравець-бот намагається навернути чужинця.
scheme-recruit = Схема: наймання
    .about = Гравець-бот намагається відправити городянина на завдання.
scheme-pray = Схема: молитва
    .about = Гравець-бот намагається очистити праву частину свого планшета.
scheme-trade = Схема: торгівля
    .about = Гравець-бот намагається перемістити фішку ресурсів.
scheme-conspire = Схема: змова
    .about = Гравець-бот намагається отримати двох робітників ціною карти підозри.

# Карти, фішки, ресурси
card-wall = Стіна
    .about = Її будує фортифікація; винагороди дає один раз, деякі стіни дають очки наприкінці.
card-tavern = Таверна
    .about = Чотири робітники для того, хто вибере її цього раунду.
card-suspicion = Підозра
    .about = Показує 0, 1 або 2 податки. Хто має найбільше підозр під час інквізиції, бере борг.
card-debt = Борг
    .about = Несплачений: мінус 3 ПО наприкінці. Сплачений: 1 ПО.
card-order = Наказ короля
    .about = Очки наприкінці для всіх, хто виконав його дію 5 разів.
card-favour = Милість короля
    .about = Дія для одного робітника, раз за раунд для когось одного.
card-scheme = Схема
    .about = Каже, що намагається зробити гравець-бот.
piece-monk = Монах
    .about = Його відправляють із дорученням на клітинку ігрового поля.
piece-outpost = Застава
    .about = Її мобілізують на клітинку ігрового поля.
piece-jar = Глечик
    .about = Його число — потрібний для розгрішення вплив.
piece-workshop = Майстерня
    .about = На клітинці дії назавжди замінює робітника.
res-silver = срібняки
    .about = Ними платять за розвиток, наймання, молитву, розгрішення, навернення й брак сили.
    .acc = срібняк
    .few = срібняки
    .many = срібняків
res-provision = провізія
    .about = Нею платять за доручення, стіни й мобілізацію.
    .acc = жетон провізії
    .few = жетони провізії
    .many = жетонів провізії
res-debt = борг
    .about = Береться замість срібняків: мінус 3 ПО наприкінці, якщо його не сплатити.
    .acc = борг
    .few = борги
    .many = боргів
resource-marker = Фішка ресурсів
    .about = Рухається за кожен ресурс, який мав би отримати гравець-бот, і вказує на його карти.
place-empty = Порожня комірка
place-space = { NAME($rewards) }
place-jar-space = Клітинка розгрішення
    .about = Вміщує один глечик; дає винагороду один раз.
place-jar = { NAME($rewards) }
place-slot = { NAME($worker) }
place-track = Поділка { $space } треку ресурсів

# Зони
zone-supply = Загальний запас
zone-tax = Податковий запас
    .about = Щойно з нього забирають останній срібняк, розігрується інквізиція.
zone-debts = Борги
zone-suspicion-deck = Колода підозр
zone-suspicion-discard = Скид підозр
zone-orders = Накази короля
zone-favours = Милості короля
zone-townsfolk-deck = Колода городян
zone-townsfolk-row = Городяни
zone-townsfolk-discard = Скид городян
zone-outsider-deck = Колода чужинців
zone-outsider-row = Чужинці
zone-outsider-discard = Скид чужинців
zone-wall-deck = Колода стін
zone-tavern-deck = Колода таверн
zone-taverns = Таверни
zone-tavern-discard = Скид таверн
zone-region = Регіон { $region }
zone-workers = Робітники
zone-paladin = Паладин раунду
zone-hand = Паладини на руці
zone-paladin-deck = Колода паладинів
zone-played = Зіграні паладини
zone-monks = Монахи на планшеті
zone-outposts = Застави на планшеті
zone-jars = Глечики на планшеті
zone-workshops = Майстерні на планшеті
zone-jar-spaces = Клітинки розгрішення
zone-walls = Стіни
zone-townsfolk = Найняті городяни
zone-converted = Навернені чужинці
zone-attacked = Атаковані чужинці
zone-suspicion = Підозри
zone-unpaid = Несплачені борги
zone-paid = Сплачені борги
zone-opponent-track = Трек ресурсів
zone-opponent-fallbacks = Перша вільна з цих дій
zone-scheme-deck = Колода схем
zone-scheme-discard = Скид схем

# Етапи
phase-first-hire = Приготування: кожен наймає одного городянина
phase-paladins = Раунд { $round }: вибір паладинів
    .short = вибір паладинів
phase-taverns = Раунд { $round }: вибір таверн
    .short = вибір таверн
phase-actions = Раунд { $round }: дії
    .short = дії
phase-inquisition = Раунд { $round }: інквізиція
    .short = інквізиція
phase-over = Гру завершено

# Запитання
ask-first-hire = Найміть безплатно одного городянина.
ask-paladin = Виберіть паладина на цей раунд і того, хто ляже на верх колоди; третій піде під низ.
ask-tavern = Виберіть таверну й візьміть її робітників.
ask-turn = { $workers ->
    [one] Виконайте дію або спасуйте. Ви маєте { $workers } робітника.
   *[other] Виконайте дію або спасуйте. Ви маєте { $workers } робітників.
}
ask-place = { NAME($action) }: кого поставити на клітинку, де має стояти { NAME($worker) }?
ask-place-any = { NAME($action) }: кого поставити на прозору клітинку?
ask-place-favour = { NAME($favour) }: кого туди поставити?
ask-errand = Кого відправити на завдання?
ask-hire = Кого найняти?
ask-free-hire = Найміть безплатно одного городянина.
ask-commission = Куди відправити монаха?
ask-garrison = Де розмістити заставу?
ask-absolve = На яку клітинку поставити глечик?
ask-workshop = На яку клітинку поставити майстерню?
ask-attack = Кого атакувати?
ask-convert = Кого навернути?
ask-clear = З якої дії прибрати робітників?
ask-drop = Скинути карту підозри чи залишити її для вашого Злодія?
ask-use = Інквізиція: чиє вміння застосувати далі?
ask-keep = { $count ->
    [one] Виберіть ще { $count } робітника, якого залишите; решта повернеться до запасу.
   *[other] Виберіть по одному ще { $count } робітників, яких залишите; решта повернеться до запасу.
}

# Варіанти
opt-act = { NAME($action) }
opt-act-with = { $count ->
    [one] { NAME($action) } з одним робітником
   *[other] { NAME($action) } з двома робітниками
}
opt-errand = Наймання з одним робітником: завдання
opt-recruit = Наймання з двома робітниками: найняти
opt-favour = Милість короля: { NAME($favour) } ({ NAME($favour, case: "does") })
opt-pass = Спасувати
leaves-workers = { $count ->
    [one] { $count } робітник без діла
    [few] { $count } робітники без діла
   *[other] { $count } робітників без діла
}
opt-paid = { $what }: { NAME($workers) }
opt-worker = { NAME($worker) }
opt-hire = { $instants ->
    [0] Найняти { NAME($townsfolk, case: "acc") } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) })
   *[other] Найняти { NAME($townsfolk, case: "acc") } (відразу: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) })
}
opt-hire-debt = { $instants ->
    [0] Найняти { NAME($townsfolk, case: "acc") } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }), узявши борг
   *[other] Найняти { NAME($townsfolk, case: "acc") } (відразу: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) }), узявши борг
}
opt-send = Відправити { NAME($townsfolk, case: "acc") }: { NAME($rewards) }
opt-send-debt = Відправити { NAME($townsfolk, case: "acc") }, узявши борг: { NAME($rewards) }
opt-space = Регіон { $region }: { NAME($rewards) }
opt-jar = { NAME($rewards) }
opt-workshop = { NAME($action) }, клітинка { $slot }
opt-attack = Атакувати { NAME($outsider, case: "acc") }: { NAME($rewards) }
opt-convert = Навернути { NAME($outsider, case: "acc") }: { NAME($rewards) }
opt-clear = Очистити дію { NAME($action, case: "gen") }
opt-drop = Скинути карту підозри
opt-keep-suspicion = Залишити свої карти підозри
opt-use = { NAME($townsfolk) }: { NAME($rewards) }
opt-rewards = { NAME($rewards) }
opt-paladin = Зіграти: { NAME($paladin) }; на верх: { NAME($top) }, під низ: { NAME($under) }
opt-tavern = { NAME($rewards) }

# Відмови
no-blocked = На клітинках дії { NAME($action, case: "gen") } ще стоять робітники.
no-workers = { $need ->
    [one] Потрібен { $need } робітник; є { $have }.
    [few] Потрібні { $need } робітники; є { $have }.
   *[other] Потрібно { $need } робітників; є { $have }.
}
no-worker = Бракує робітника: { NAME($worker) }.
no-two-colour = З двома робітниками не вийде: потрібен { NAME($worker) }.
no-two = З двома робітниками не вийде: є лише { $have }.
no-colour = На цій клітинці має стояти { NAME($worker) }.
no-silver = { $need ->
    [one] Потрібен { $need } срібняк; є { $have }.
    [few] Потрібні { $need } срібняки; є { $have }.
   *[other] Потрібно { $need } срібняків; є { $have }.
}
no-provisions = { $need ->
    [one] Потрібен { $need } жетон провізії; є { $have }.
    [few] Потрібні { $need } жетони провізії; є { $have }.
   *[other] Потрібно { $need } жетонів провізії; є { $have }.
}
no-attribute = { NAME($attribute) }: потрібно { $need }, є { $have }.
no-used-up = Дію { NAME($action, case: "gen") } виконано вже 7 разів.
no-workshops = Усі 8 майстерень уже переміщено.
no-space = У досяжних регіонах немає вільної клітинки. { NAME($attribute) }: { $have }.
no-space-taken = Ця клітинка зайнята.
no-people = { $people ->
    [3] Ця клітинка доступна лише у грі втрьох чи більше.
   *[other] Ця клітинка доступна лише у грі вчотирьох.
}
no-townsfolk = У ряду не залишилося городян.
no-outsiders = У ряду не залишилося чужинців.
no-nothing-to-clear = На інших діях немає робітників.
no-clear = На дії { NAME($action, case: "gen") } немає робітників.
no-clear-itself = Дія молитви очищає іншу дію, а не саму себе.
no-walls = Колода стін порожня.
no-dotted = Майстерні ставлять лише на дві клітинки в пунктирній рамці.
no-tavern-taken = Цю таверну вже вибрано.
no-tavern-here = Цього раунду такої таверни не відкрито.
no-slot-built = Там уже стоїть майстерня.
no-occupied = { NAME($favour) }: цю милість уже використано цього раунду.
no-favour-here = { NAME($favour) }: такої милості серед відкритих немає.
no-card-here = { NAME($card) }: цієї карти немає в ряду.
no-borrowing = Борг можна взяти лише за двох крайніх лівих городян і лише замість срібняків.
no-paladin = { NAME($paladin) }: такої карти немає на вашій руці.
no-paladin-twice = Одного паладина треба зіграти, а на верх колоди покласти іншого.
no-hired = { NAME($townsfolk) }: цієї карти ви не наймали.
no-inquirer = { NAME($townsfolk) }: це вміння не стосується інквізиції.
no-used = { NAME($townsfolk) }: уміння вже застосовано під час цієї інквізиції.
no-peddler = { NAME($townsfolk) }: потрібно карт підозр: { $need }, є { $have }.
no-squire = { $have ->
    [0] { NAME($townsfolk) }: ви не маєте карти підозри, яку можна скинути.
   *[other] { NAME($townsfolk) }: допомагає лише без підозр; ви маєте карт підозр: { $have }.
}
no-more-of = Більше робітників цього кольору у вас немає ({ NAME($worker) }).

# Примітки
note-tax = спочатку { $count }
note-condemned = якби інквізиція прийшла зараз, борг: { NAME($seats) }
note-hidden = долілиць до раунду { $round }
note-order = { $points } ПО наприкінці
note-fulfilled = виконано: { NAME($seats) }
note-slot = клітинка: { NAME($worker) }
note-favour = { NAME($favour, case: "does") }
note-stands = зайнято: { NAME($worker) }
note-price = ціна в срібняках: { $count }
note-price-debt = ціна в срібняках: { $count }, або борг
note-send = завдання: { NAME($rewards) }
note-instant = відразу: { NAME($rewards) }
note-ability = { NAME($townsfolk, case: "when") }: { NAME($rewards) }
note-culture = { NAME($culture) }
note-attack = атака: { NAME($rewards) }
note-attack-price = нестача сили для вас у срібняках: { $count }
note-convert = навернення: { NAME($rewards) }
note-worth = навернення дало б вам на цю мить: { $points } ПО
note-flags = сила { $strength }, віра { $faith }
note-points = { $points } ПО наприкінці
note-people = { $people ->
    [3] доступно втрьох чи більше
   *[other] доступно вчотирьох
}
note-monk = монах: { NAME($seat) }
note-outpost = застава: { NAME($seat) }
note-workers = { NAME($rewards) }
note-taken = вибір гравця: { $seat }
note-first = перший гравець
note-passed = пас
note-track = { $points } ПО
note-bonus = з паладином { $value }
note-paladin = { NAME($rewards) }; { NAME($paladin, case: "does") }
note-face-down = долілиць
note-on-top = зверху колоди
note-under = унизу колоди, місце знизу: { $place }
note-free = вільно
note-slots = { NAME($workers) }
note-opponent-slots = { $count ->
    [one] { $count } робітник
    [few] { $count } робітники
   *[other] { $count } робітників
}
note-blocked = заблоковано
note-done = { $count ->
    [one] виконано { $count } раз
    [few] виконано { $count } рази
   *[other] виконано { $count } разів
}
note-used-up = вичерпано
note-needs = { NAME($attribute) }: потрібно { $count }
note-costs-silver = ціна в срібняках: { $count }
note-costs-provisions = ціна в провізії: { $count }
note-next-worker = наступний робітник: { NAME($worker) }
note-jar = глечик
note-card-tax = податок { $tax }
note-marker = фішка ресурсів
note-next-lap = зросте з наступним колом

# Події
event-round = Раунд { $round }. Перший гравець: { NAME($seat) }.
event-order = Відкрито наказ короля { $place }: { NAME($action) } ({ $points } ПО наприкінці).
event-favour = Відкрито милість короля: { NAME($favour) }.
event-paladin = { NAME($seat) } відкриває паладина: { NAME($paladin) }.
event-tavern = { NAME($seat) } вибирає таверну.
event-gain = { NAME($seat) } отримує: { NAME($rewards) }.
event-pay = { NAME($seat) } платить: { NAME($rewards) }.
event-no-worker = { NAME($seat) }: у загальному запасі більше немає такого робітника ({ NAME($worker) }).
event-place = { NAME($seat) } розміщує { NAME($worker, case: "acc") } на дії { NAME($action, case: "gen") }.
event-place-favour = { NAME($seat) } розміщує { NAME($worker, case: "acc") } на милості короля: { NAME($favour) }.
event-make-room = { NAME($seat) }: { NAME($worker) } з дії { NAME($action, case: "gen") } повертається до загального запасу й звільняє місце майстерні.
event-develop = { NAME($seat) } ставить майстерню на дію { NAME($action, case: "gen") }.
event-errand = { NAME($seat) } відправляє { NAME($townsfolk, case: "acc") } на завдання.
event-hire = { NAME($seat) } наймає { NAME($townsfolk, case: "acc") }.
event-clear = { $count ->
    [one] { NAME($seat) } прибирає { $count } робітника з дії { NAME($action, case: "gen") }.
   *[other] { NAME($seat) } прибирає { $count } робітників з дії { NAME($action, case: "gen") }.
}
event-commission = { NAME($seat) } відправляє монаха в регіон { $region }.
event-garrison = { NAME($seat) } розміщує заставу в регіоні { $region }.
event-fortify = { $points ->
    [0] { NAME($seat) } будує стіну.
   *[other] { NAME($seat) } будує стіну, на якій { $points } ПО.
}
event-absolve = { NAME($seat) } виконує розгрішення.
event-attack = { NAME($seat) } атакує { NAME($outsider, case: "acc") }.
event-convert = { NAME($seat) } навертає { NAME($outsider, case: "acc") }.
event-townsfolk = { NAME($seat) }: допомагає { NAME($townsfolk) }.
event-paladin-pays = { NAME($seat) }: допомагає { NAME($paladin) }.
event-use-favour = { NAME($seat) } користується милістю короля: { NAME($favour) }.
event-nothing-to-clear = { NAME($seat) }: немає кого прибирати.
event-nobody-to-hire = { NAME($seat) }: немає кого наймати.
event-no-suspicion = { NAME($seat) } не має карт підозр, які можна скинути.
event-no-workshop = { NAME($seat) } не має більше майстерень на планшеті.
event-track-full = { NAME($seat) }: { NAME($attribute) } уже на поділці 12.
event-suspicion = { NAME($seat) } бере карту підозри; податок на ній: { $tax }.
event-suspicion-shuffled = { $count ->
    [one] Сформовано нову колоду підозр: { $count } карта.
    [few] Сформовано нову колоду підозр: { $count } карти.
   *[other] Сформовано нову колоду підозр: { $count } карт.
}
event-suspicion-gone = Карт підозр не залишилося: спершу інквізиція.
event-tax = { NAME($seat) } бере податок: { $count }. У податковому запасі залишається { $left }.
event-tax-filled = Податковий запас поповнено до { $count }.
event-drop-suspicion = { $count ->
    [one] { NAME($seat) } скидає { $count } карту підозри.
    [few] { NAME($seat) } скидає { $count } карти підозр.
   *[other] { NAME($seat) } скидає { $count } карт підозр.
}
event-inquisition = Інквізиція! Підозри: { NAME($held) }.
held-suspicion = { NAME($seat) } { $count }
event-nobody-suspected = Підозр ні в кого немає.
event-condemned = Найбільше підозр ({ $count }): { NAME($seat) }.
event-take-debt = { NAME($seat) } бере борг.
event-pay-debt = { NAME($seat) } сплачує борг.
event-destroy-debt = { NAME($seat) } знищує борг.
event-no-debt = { NAME($seat) } не має несплачених боргів.
event-pass = { NAME($seat) } пасує.
event-pass-empty = { NAME($seat) } не має більше робітників і пасує.
event-return-workers = { $count ->
    [one] { NAME($seat) } повертає до запасу { $count } робітника.
   *[other] { NAME($seat) } повертає до запасу { $count } робітників.
}
event-refresh = { $count ->
    [0] Раунд { $round } завершено: ряди оновлюються.
   *[other] Раунд { $round } завершено: ряди оновлюються. Скинуто: { NAME($cards) }.
}
event-round-points = { $count ->
    [0] { NAME($seat) }: до раунду { $before } ПО, тепер { $after }.
   *[other] { NAME($seat) }: до раунду { $before } ПО, тепер { $after } ({ NAME($gains) }).
}
round-more = { NAME($what) } +{ $count }
event-over = Сьомий раунд завершено. Час рахувати очки.

# Гравець-бот пояснює
event-opponent-level = Гравець-бот починає з майстернями на діях: { NAME($actions) }.
event-opponent-workshop = { $need ->
    [one] Майстерня з наказу переходить на планшет гравця-бота. { NAME($action) }: відтепер потрібен { $need } робітник.
    [few] Майстерня з наказу переходить на планшет гравця-бота. { NAME($action) }: відтепер потрібні { $need } робітники.
   *[other] Майстерня з наказу переходить на планшет гравця-бота. { NAME($action) }: відтепер потрібно { $need } робітників.
}
event-opponent-favour-scheme = Карта схеми «Милість короля», що лежала на ній, іде до скиду карт схем.
event-opponent-workers = { $count ->
    [one] Гравець-бот починає раунд { $round } з { $count } робітником.
   *[other] Гравець-бот починає раунд { $round } з { $count } робітниками.
}
event-opponent-tavern = { $count ->
    [0] На невибраній таверні немає злочинців: гравець-бот не бере підозр.
    [one] На невибраній таверні { $count } злочинець: гравець-бот бере карту підозри.
    [few] На невибраній таверні { $count } злочинці: гравець-бот бере стільки ж карт підозр.
   *[other] На невибраній таверні { $count } злочинців: гравець-бот бере стільки ж карт підозр.
}
event-scheme = Гравець-бот відкриває карту схеми: { NAME($action) }.
event-opponent-acts = { $count ->
    [one] Гравець-бот виконує дію { NAME($action, case: "gen") } з { $count } робітником.
   *[other] Гравець-бот виконує дію { NAME($action, case: "gen") } з { $count } робітниками.
}
event-opponent-blocked = { NAME($action) }: дію заблоковано, там ще стоять робітники гравця-бота.
event-opponent-few-workers = { $need ->
    [one] { NAME($action) }: неможливо, потрібен { $need } робітник, а гравець-бот має { $have }.
    [few] { NAME($action) }: неможливо, потрібні { $need } робітники, а гравець-бот має { $have }.
   *[other] { NAME($action) }: неможливо, потрібно { $need } робітників, а гравець-бот має { $have }.
}
event-opponent-attribute = { NAME($action) }: неможливо. { NAME($attribute) }: потрібно { $need }, гравець-бот має { $have }.
event-opponent-used-up = { NAME($action) }: неможливо, дію виконано вже 7 разів.
event-opponent-no-space = { NAME($action) }: неможливо, у досяжних регіонах немає вільної клітинки, яку взяв би гравець-бот.
event-opponent-nobody = { NAME($action) }: неможливо, ряд порожній.
event-opponent-no-walls = Фортифікація: неможливо, колода стін порожня.
event-opponent-no-order = Жодної дії відкритих наказів короля виконати не можна.
event-opponent-order = Справа наліво гравець-бот пробує відкритий наказ, який ще не виконав ({ $count } з 5): { NAME($action) }.
event-opponent-order-again = Невиконаних наказів, з якими можна щось зробити, немає, тож справа наліво гравець-бот пробує вже виконаний: { NAME($action) }.
event-opponent-no-favour = Немає відкритої й вільної милості короля.
event-opponent-fallback = Тому гравець-бот бере першу зліва дію, яка йому доступна: { NAME($action) }.
event-opponent-space = Серед вільних досяжних клітинок ({ NAME($attribute) } { $have }) гравець-бот вибирає: { NAME($rewards) }.
event-opponent-outsider = Фішка ресурсів на поділці { $space }. Перший досяжний звідти чужинець ({ NAME($attribute) } { $have }): { NAME($outsider) }, комірка { $place }.
event-opponent-townsfolk = Фішка ресурсів на поділці { $space }. Найближча звідти карта городянина: { NAME($townsfolk) }, комірка { $place }.
event-opponent-favour = Фішка ресурсів на поділці { $space }. Найближча звідти вільна милість: { NAME($favour) }, комірка { $place }.
event-opponent-alternative = Спершу лівий варіант, якщо він щось дає; гравець-бот бере: { NAME($rewards) }.
event-opponent-absolve = Гравець-бот перевертає крайній лівий глечик.
event-opponent-owes-nothing = Гравець-бот не має несплачених боргів, тож скидає ще 1 карту підозри.
event-opponent-conspires = { $count ->
    [one] Змова гравця-бота: { $count } робітник і карта підозри.
    [few] Змова гравця-бота: { $count } робітники й карта підозри.
   *[other] Змова гравця-бота: { $count } робітників і карта підозри.
}
event-opponent-tax = { $count ->
    [one] Податок гравця-бота: { $count } срібняк переходить з податкового запасу до загального. Залишається { $left }.
    [few] Податок гравця-бота: { $count } срібняки переходять з податкового запасу до загального. Залишається { $left }.
   *[other] Податок гравця-бота: { $count } срібняків переходять з податкового запасу до загального. Залишається { $left }.
}
event-opponent-clears = { $count ->
    [one] Молитва гравця-бота: з правої частини планшета прибрано { $count } робітника.
   *[other] Молитва гравця-бота: з правої частини планшета прибрано { $count } робітників.
}
event-opponent-prays-idle = Молитва гравця-бота: прибирати немає кого, тож він отримує робітника.
event-opponent-shuffles = Після молитви всі карти схем ({ $count }) перетасовано в нову колоду.
event-opponent-deck-empty = Колода схем порожня: скид ({ $count }) перетасовано.
event-opponent-rests = { $count ->
    [0] Інші дії недоступні: гравець-бот відпочиває. Робітників у запасі немає, тож фішка переміщується на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[other] { $steps } поділок
    }.
    [one] Інші дії недоступні: гравець-бот відпочиває. У запасі ще { $count } робітник, тож фішка переміщується на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[other] { $steps } поділок
    }.
    [few] Інші дії недоступні: гравець-бот відпочиває. У запасі ще { $count } робітники, тож фішка переміщується на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[other] { $steps } поділок
    }.
   *[other] Інші дії недоступні: гравець-бот відпочиває. У запасі ще { $count } робітників, тож фішка переміщується на { $steps ->
        [one] { $steps } поділку
        [few] { $steps } поділки
       *[other] { $steps } поділок
    }.
}
event-opponent-done = Гравець-бот не має більше робітників: його раунд завершено.
event-opponent-nothing-to-drop = Гравець-бот не має такої карти: замість скидання 1 срібняк переходить з податкового запасу до загального. Залишається { $left }.
event-instead = { $steps ->
    [one] Замість ресурсів ({ NAME($rewards) }) фішка гравця-бота переміщується на { $steps } поділку.
    [few] Замість ресурсів ({ NAME($rewards) }) фішка гравця-бота переміщується на { $steps } поділки.
   *[other] Замість ресурсів ({ NAME($rewards) }) фішка гравця-бота переміщується на { $steps } поділок.
}
event-marker = Фішка ресурсів переходить на поділку { $space }.
event-lap = Повне коло: найменший показник гравця-бота ({ NAME($attribute) }) зростає на 1.

# Складники рахунку
part-order-1 = Перший наказ короля
    .honour = Слуга короля
part-order-2 = Другий наказ короля
    .honour = Слуга короля
part-order-3 = Третій наказ короля
    .honour = Слуга короля
part-strength = Сила
    .honour = Найбільша сила
part-influence = Вплив
    .honour = Найбільший вплив
part-faith = Віра
    .honour = Найміцніша віра
part-commission = Доручення
    .honour = Наставник монахів
part-fortify = Побудовані стіни
    .honour = Будівничий стін
part-walls = Очки на стінах
    .honour = Будівничий стін
part-develop = Майстерні
    .honour = Господар майстерень
part-garrison = Мобілізації
    .honour = Вартовий кордонів
part-absolve = Розгрішення
    .honour = Чисте сумління
part-paid = Сплачені борги
    .honour = Сумлінний платник
part-unpaid = Несплачені борги
    .honour = Без боргів
part-resources = Срібняки та провізія
    .honour = Повна комора
part-adventurer = Пригодник
    .honour = Друг чужинців
part-archer = Лучник
    .honour = Друг чужинців
part-guardian = Охоронець
    .honour = Друг чужинців
part-hunter = Мисливець
    .honour = Друг чужинців
part-lookout = Вартівник
    .honour = Друг чужинців
part-vigilante = Каратель
    .honour = Друг чужинців
part-armourer = Зброяр
    .honour = Друг чужинців
part-marauder = Мародер
    .honour = Друг чужинців
part-warrior = Вояк
    .honour = Друг чужинців
part-assassin = Асасин
    .honour = Друг чужинців
part-barbarian = Варвар
    .honour = Друг чужинців
part-invader = Загарбник
    .honour = Друг чужинців
part-champion = Звитяжець
    .honour = Друг чужинців
part-mercenary = Найманець
    .honour = Друг чужинців
part-protector = Заступник
    .honour = Друг чужинців
part-thief = Злодій
    .honour = Друг чужинців
part-traitor = Зрадник
    .honour = Друг чужинців

# Винагороди й ціни
icon-labourer-1 = 1 чорнороб
icon-labourer-2 = 2 чорнороби
icon-labourer-3 = 3 чорнороби
icon-labourer-4 = 4 чорнороби
icon-scout-1 = 1 розвідник
icon-scout-2 = 2 розвідники
icon-scout-3 = 3 розвідники
icon-scout-4 = 4 розвідники
icon-merchant-1 = 1 купець
icon-merchant-2 = 2 купці
icon-merchant-3 = 3 купці
icon-merchant-4 = 4 купці
icon-fighter-1 = 1 воїн
icon-fighter-2 = 2 воїни
icon-fighter-3 = 3 воїни
icon-fighter-4 = 4 воїни
icon-cleric-1 = 1 клірик
icon-cleric-2 = 2 клірики
icon-cleric-3 = 3 клірики
icon-cleric-4 = 4 клірики
icon-criminal-1 = 1 злочинець
icon-criminal-2 = 2 злочинці
icon-criminal-3 = 3 злочинці
icon-criminal-4 = 4 злочинці
icon-silver-1 = 1 срібняк
icon-silver-2 = 2 срібняки
icon-silver-3 = 3 срібняки
icon-silver-4 = 4 срібняки
icon-silver-5 = 5 срібняків
icon-silver-6 = 6 срібняків
icon-provision-1 = 1 жетон провізії
icon-provision-2 = 2 жетони провізії
icon-provision-3 = 3 жетони провізії
icon-provision-4 = 4 жетони провізії
icon-tax-1 = 1 податок
icon-tax-2 = 2 податки
icon-tax-3 = 3 податки
icon-tax-4 = 4 податки
icon-faith-1 = віра +1
icon-faith-2 = віра +2
icon-faith-3 = віра +3
icon-faith-4 = віра +4
icon-strength-1 = сила +1
icon-strength-2 = сила +2
icon-strength-3 = сила +3
icon-strength-4 = сила +4
icon-influence-1 = вплив +1
icon-influence-2 = вплив +2
icon-influence-3 = вплив +3
icon-influence-4 = вплив +4
icon-drop-suspicion-1 = скидання 1 підозри
icon-drop-suspicion-2 = скидання 2 підозр
icon-drop-suspicion-3 = скидання 3 підозр
icon-drop-suspicion-4 = скидання 4 підозр
icon-pay-debt-1 = сплата боргу
icon-pay-debt-2 = сплата 2 боргів
icon-pay-debt-3 = сплата 3 боргів
icon-pay-debt-4 = сплата 4 боргів
icon-destroy-debt-1 = знищення боргу
icon-destroy-debt-2 = знищення 2 боргів
icon-destroy-debt-3 = знищення 3 боргів
icon-destroy-debt-4 = знищення 4 боргів
icon-take-debt-1 = борг
icon-take-debt-2 = 2 борги
icon-take-debt-3 = 3 борги
icon-take-debt-4 = 4 борги
icon-prayer-1 = молитва
icon-prayer-2 = 2 молитви
icon-prayer-3 = 3 молитви
icon-prayer-4 = 4 молитви
icon-free-recruit-1 = безплатне наймання
icon-free-recruit-2 = 2 безплатні наймання
icon-free-recruit-3 = 3 безплатні наймання
icon-free-recruit-4 = 4 безплатні наймання
icon-free-develop-1 = безплатний розвиток
icon-free-develop-2 = 2 безплатні розвитки
icon-free-develop-3 = 3 безплатні розвитки
icon-free-develop-4 = 4 безплатні розвитки

# --- хід коротко

gist-paladin = Паладин
gist-inquisition = Інквізиція
gist-pass = Пас

# Що варто знати перед вибором
warn-inquisition = Срібняків у податковому запасі: { $count }. На нулі прийде інквізиція. Найбільше підозр: { NAME($seats) }.

# The box: which of its values come from where
fact-send = винагорода за завдання
fact-instant = миттєва винагорода
fact-gain = винагорода
fact-attack = винагорода за атаку
fact-convert = сила за навернення
fact-slot = якого робітника приймає
fact-cost = ціна
fact-either = варіанти
fact-workers = робітники
fact-vp = очки
fact-taxes = на скількох картах податок 0, 1 і 2
fact-needs = потрібний вплив для кожного глечика
fact-spaces = скільки їх і що вони дають
fact-points = очки наприкінці
fact-bonus = віра, сила та вплив на раунд
fact-schemes = які дванадцять є, крім милостей
facts-alternatives = без варіантів або від двох до { $most }, кожен – { $each }
facts-conspirators = кожна змовниця скидає підозру
facts-outsiders = кожна атака дає вплив
facts-favours = кожна милість має винагороду або варіанти, але не те й те разом, а ціна її – лише срібняки, провізія чи борг
facts-sum = сума { $count }
facts-walls = кожна стіна починається із сили
facts-jars = 0 для першого глечика, і жоден наступний не потребує менше за попередній
facts-workshops = розвідник під першою майстернею
facts-spaces = клітинка, що сплачує борг, і клітинка з безплатним найманням, як надруковано
box-favour = ціна: { NAME($cost) }; { $does }
box-paladin = { NAME($bonus) }; { NAME($paladin, case: "ability") }

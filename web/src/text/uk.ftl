# Стіл і дім довкола нього.
loading = Хвилинку…
again = Спробувати ще раз
close = Закрити
cancel = Скасувати
do-it = Виконати
choose-again = Вибрати знову
save = Зберегти
saved = Збережено.
copy = Копіювати
copied = Скопійовано
menu = Можливості
segment-asks = тут є що вибрати
stage-larger = Більше
stage-whole = Уся картина
stepper-less = Менше: { $what }
stepper-more = Більше: { $what }
scene-next = Далі
scene-next-is = Далі: { $what }
scene-skip = До підсумку
scene-back = Назад
scene-pause = Пауза
scene-go-on = Продовжити
name = Ім’я
language = Мова
round = Раунд { $round }
round-of = Раунд { $round } з { $rounds }: { $phase }
to-hall = До зали

nav = Сторінки
nav-hall = Зала
nav-friends = Друзі
nav-replays = Повтори
nav-ratings = Рейтинг
nav-people = Гравці
nav-settings = Налаштування
nav-profile = Ви
nav-credits = Подяки

## Зала
hall-title = Чотири великі гри за одним столом
hall-about = Грайте одразу проти ботів або надішліть друзям посилання. Без реєстрації та анкет.
hall-my-turn = Ваш хід
hall-filling = Чекаємо на гравців
hall-waits = Зараз думає: { $who }
hall-turns = ваш хід: { $count } з { $of }
hall-first = Зіграйте першу гру
hall-first-about = { $game }: десять хвилин із провідником поруч
hall-know = Я знаю ці ігри
hall-easy = Нічого не треба завчати
    .about = Що можна, те світиться; чого не можна, те скаже чому.
hall-bots = П’ять рівнів ботів
    .about = Від безтурботного новачка до каштеляна, який пояснює.
hall-tongues = Українська, англійська, польська
    .about = Повні правила, клавіатура, екранний диктор.
hall-house = Що відбувається
code-have = Друг надіслав мені код
code-go = До столу
code-title = Стіл { $code }
hall-mine = Ваші партії
hall-open = Відкриті столи
hall-latest = Ваша остання партія
latest-won = ваша перемога
latest-place = { $place }-е місце з { $of }
latest-turned = Перелом настав у раунді { $round }.
latest-race = Як росли очки; ваша лінія товста
hall-watch = Партії для перегляду
hall-replays = Повтори
game-setup = { $count ->
    [one] наодинці
    [few] { $count } місця, { $levels }
    [many] { $count } місць, { $levels }
   *[other] { $count } місць, { $levels }
}
game-as-last = як минулого разу
hall-since = чекає: { $ago }
hall-ends = час спливе { $ahead }
game-play-now = Грати зараз
game-learn = Навчальна гра
game-friends = З друзями
lesson-first = перший урок
lesson-done = урок пройдено
game-seats = { $high ->
    [one] { $low }–{ $high } гравець
    [few] { $low }–{ $high } гравці
   *[other] { $low }–{ $high } гравців
}
game-minutes = { $low }–{ $high } хв
game-weight = Складність { $weight } з 5
list-play = Грати
list-back = Повернутися
list-join = Приєднатися
list-watch = Дивитися
list-replay = Повтор
list-more = Показати ще

## Новий стіл
new-title = Новий стіл: { $game }
new-which = Яка гра?
new-with-friend = Одне місце чекає: { $name }. Запрошення буде в залі.
new-seats = Хто грає
new-solo = Соло: проти гравця-бота, за якого ходять самі правила гри.
new-me = Ви
new-here = Людина біля цього екрана
new-person = Друг за посиланням
new-bot = Бот: { $level }
new-hotseat-about = Кілька людей біля одного екрана: завіса ховає руку кожного від решти.
new-options = Правила цього столу
terms-usual = Звичайні правила гри.
terms-option = { $option }: { $said }
terms-not = { $option }: ні
new-people = Гра з друзями
new-visibility = Хто може сісти
new-private = Лише за посиланням
new-open = Будь-хто із зали
new-pace = Темп
new-live = Наживо, всі зараз тут
new-turns = Заочно, впродовж кількох днів
new-clock = Годинник
new-rated = Рейтингова партія
new-make-link = Створити стіл і отримати посилання
new-begin = Почати
clock-none = Без годинника
clock-turn60 = 1 хвилина на хід
clock-turn180 = 3 хвилини на хід
clock-bank15 = 15 хвилин кожному та ще 15 секунд за хід
clock-bank40 = 40 хвилин кожному та ще 30 секунд за хід
clock-day = 1 день на хід
clock-days3 = 3 дні на хід
clock-own = З годинником
clock-left = Залишилося часу
clock-then = потім грає { $level }
clock-paused = Годинники стоять, доки всі не повернуться

## Перед грою
lobby-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравців
}
lobby-without = { $count ->
    [1] Почати наодинці
    [2] Почати вдвох
    [3] Почати втрьох
    [4] Почати вчотирьох
    [5] Почати вп’ятьох
    [6] Почати вшістьох
   *[other] Почати всімох
}
lobby-host = Стіл тримає { $name }
lobby-seats = Місць
lobby-more = { $count ->
    [one] Ще { $count } правило
    [few] Ще { $count } правила
   *[many] Ще { $count } правил
}
lobby-ready = Усі на місці
lobby-name = Ваше ім’я за столом
lobby-bot = Посадити бота
lobby-bot-instead = Посадити бота замість гравця: { $name }
lobby-join = Сісти за стіл
lobby-full = Усі місця зайняті. Коли гра почнеться, її можна буде дивитися.
lobby-link = Посилання для друзів
invite-title = Покличте друга
invite-camera = Наведіть камеру телефона або надішліть посилання.
invite-code = Код із посиланням на цей стіл
invite-address = Яка адреса
invite-network = Ця мережа
invite-internet = Інтернет
invite-share = Поширити
invite-or-code = або код столу
invite-text = Приходьте до мого столу в Castellany. Код: { $code }.
invite-alone = Це посилання відкриється лише на цьому комп’ютері. Запустіть дім із --host 0.0.0.0, і прийти зможуть друзі з тієї самої мережі; як відкрити його для всіх, каже docs/hosting.
invite-same-network = Для друзів у тій самій мережі, скажімо, у вашому Wi-Fi.
lobby-fill = { $count ->
    [one] Посадити бота й почати
   *[other] Посадити ботів і почати
}
lobby-start = Почати
lobby-leave = Встати з-за столу
lobby-close = Закрити стіл
leave-game = Вийти з гри
leave-sure = Вийти з гри? Далі за вас гратиме бот; повернутися на своє місце можна будь-коли.
close-sure-alone = Закрити цей стіл? Дограти партію вже не вийде.
close-sure = Закрити стіл для всіх? Грати за ним далі вже ніхто не зможе.

## Друзі
friends-here = Тут: { $count }
friends-none = Поки нікого. Після гри з іншими людьми можна запропонувати їм дружбу.
friends-asking = Пропонують вам дружбу
friends-asked = Ви запропонували
friends-met = З ким ви грали
friends-guest = Ви гість: друзі залишаться лише в цьому браузері. Збережіть ім’я паролем, і вони залишаться з вами.
friends-on = Хочу мати тут друзів
friends-on-about = Друзі бачать, чи ви тут і за якими відкритими столами сидите. Знайти вас пошуком не може ніхто. Якщо вимкнути, ніхто не зможе вас запитати й не побачить.
friend-plays = за грою: { $game }
friend-waits = { $count ->
    [one] чекає ще на { $count } гравця: { $game }
    [few] чекає ще на { $count } гравців: { $game }
   *[other] чекає ще на { $count } гравців: { $game }
}
friend-invite = Запросити
friend-invited = Запрошено
friend-invites = { $name } кличе вас: { $game }
friend-not-now = Не зараз
friend-ask = Запропонувати дружбу
friend-asked = Запропоновано. Відповідь буде на сторінці друзів.
friend-asks = { $name } пропонує дружбу
friend-agree = Погодитися
friend-refuse = Ні, дякую
friend-no-answer = { $name }: відповіді ще немає
friend-said-no = { $name }: цього разу ні, і це гаразд
friend-withdraw = Відкликати
friend-all-right = Гаразд
friend-end = Прибрати з друзів
friend-end-sure = Прибрати з друзів: { $name }? Нікого про це не сповістять.

## Місця
seat-called = { NAME($seat) }
seat-word = Гравець { $number }
seat-free = Вільне місце
seat-host = тримаєте стіл
seat-you = ви
seat-here = тут
seat-away = немає на місці
seat-solo = гравець-бот із правил гри
seat-standin = поки що грає бот
seat-let-bot = Хай поки грає бот
seat-take-back = Повернути моє місце
seat-choosing = вибирає

## Рядок рішення
bar-label = Що робити зараз
bar-waiting = Зараз вибирає: { NAME($seats) }.
bar-then = потім { NAME($seat) }
bar-then-you = потім ви
bar-then-more = { $count ->
    [one] ще { $count } гравець
    [few] ще { $count } гравці
   *[other] ще { $count } гравців
}
bar-moment = …
bar-over = Гру завершено.
bar-all = Усі можливості: { $count }
price = { $count ->
    [one] { $count } { NAME($name, case: "acc") }
    [few] { $count } { NAME($name, case: "few") }
   *[other] { $count } { NAME($name, case: "many") }
}
undo = Крок назад
hint = Підказка
hint-thinking = Обмірковую…
rule-open = Правило { $rule }
title-your-turn = ● Ваш хід · { $game }
your-turn = Ваш хід
bar-glowing = { $count ->
    [one] Торкніться того, що світиться
    [few] Світиться: { $count } можливості
   *[other] Світиться: { $count } можливостей
}
bar-all-short = Усі способи
bar-lost = Немає зв’язку. Пробуємо ще раз…
bar-lost-in = Немає зв’язку. Спробуємо ще раз за { $seconds } с.
bar-lost-safe = Стіл лишається, як був; ваш останній вибір збережено, його буде надіслано один раз.
bar-lost-kept = Ваш останній вибір ({ $choice }) збережено, його буде надіслано один раз.
bar-try-now = Спробувати зараз
bar-skip = До мого ходу
seat-done = { $name }: готово
tell = Сповістити
tell-about = Повідомлення на цьому пристрої, коли настане ваш хід
standin-since = Від { $time } за вас грає { $level }.
standin-plays = За вас грає { $level }.
standin-why-time = Ваш час вийшов.
standin-why-away = Вас не було за столом.
standin-why-left = Ви вийшли з-за столу.
standin-why-asked = Ви самі попросили.
standin-see = Що зроблено
standin-made = { $count ->
    [one] Зроблено { $count } вибір за вас.
    [few] Зроблено { $count } вибори за вас.
   *[other] Зроблено { $count } виборів за вас.
}
chat-unread = { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
panel-coach = Провідник
since-stop = Зупинити
since-more = { $count ->
    [one] і ще { $count } хід перед цим
    [few] і ще { $count } ходи перед цим
   *[other] і ще { $count } ходів перед цим
}
key-ways = усі способи
text-size = Розмір тексту
text-size-small = Малий
text-size-normal = Звичайний
text-size-large = Великий

## Панелі
panels = Панелі
panel-seats = Гравці
panel-log = Журнал
panel-scores = Очки
panel-rules = Правила
panel-chat = Чат
log-empty = Ще нічого не сталося.
log-all = Показати всі рядки ({ $count })
log-gap = { $count ->
    [one] … { $count } крок …
    [few] … { $count } кроки …
   *[other] … { $count } кроків …
}
log-undo = { NAME($seat) } скасовує свій вибір.
log-standin-time = { NAME($seat) }: час вийшов, далі грає бот.
log-standin-left = { NAME($seat) } йде з-за столу; далі грає бот.
log-standin-away = { NAME($seat) }: немає за столом, поки що грає бот.
log-standin-asked = { NAME($seat) } доручає гру ботові.
log-back = { NAME($seat) } повертається до гри.
log-closed = Стіл закрито.
score-total = Разом
score-part = Складова
score-none = Очки ще невідомі.
chat-empty = Поки що всі мовчать.
chat-say = Скажіть щось
chat-send = Надіслати
rules-search = Шукати в правилах
rules-nothing = Жоден пункт не містить цих слів.
rules-failed = Не вдалося отримати правила. Спробуйте за хвилину.
rules-unprinted = Чого немає в наших правилах
rules-unprinted-about = Звідки ці значення. Хто має коробку й знає краще, може їх виправити: зверніться до власника дому.

## Моменти
since-title = Від вашого останнього ходу
since-play = Показати
since-done = Зрозуміло
gist-paid = витрачено: { $what }
gist-gained = отримано: { $what }
gist-other-gained = { $name } отримує: { $what }
gist-other-lost = { $name } втрачає: { $what }
moment-earlier = Ви дивитеся на давніший момент партії.
moment-back = До поточного моменту
moment-unknown = Цей момент був до вашого приходу. Після гри його покаже повтор.
table-title = Стіл

## Завіса
curtain-for = Передайте екран: { NAME($seat) }
curtain-about = Стіл приховано, доки екран не візьме той, чия черга.
curtain-open = Це я, { NAME($seat) }

## Кінець
end-winners = { $count ->
    [one] Перемога: { NAME($seats) }!
   *[other] Спільна перемога: { NAME($seats) }!
}
end-nobody = Цього разу ніхто не переміг.
end-see-result = Показати підсумок
end-see-table = Поглянути на стіл
end-best = найбільше з усіх
end-honours = Відзнаки партії
end-honour = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
end-margin = Перевага: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}.
end-lead = { $count ->
    [0] Лідер не змінювався.
    [one] Лідер змінився { $count } раз.
    [few] Лідер змінився { $count } рази.
   *[other] Лідер змінився { $count } разів.
}
end-turned = Попереду до кінця з раунду { $round }.
rematch-title = Ще раз?
rematch-asked = Ті самі правила, нова роздача.
rematch-by = { $who } пропонує реванш.
rematch-count = { $count ->
    [1] Грає { $count } з { $of }.
   *[other] Грають { $count } з { $of }.
}
rematch-yes = грає
rematch-thinks = думає
rematch-join = Граю!
rematch-began = Наступна партія вже почалася.
end-again = Зіграти ще
end-replay = Переглянути повтор
end-export = Зберегти у файл
end-fair = Колоду не підтасовано: зерно випадковості збігається з обіцяним перед грою.
end-unfair = Зерно випадковості не збігається з обіцяним перед грою.
chart-parts = Звідки взялися очки
chart-race = Як зростали очки
chart-race-about = Лінії показують очки кожного гравця після кожного вибору; ті самі числа є в таблиці очок.

## Повтор
replay = Повтор
replay-start = Гра починається.
replay-said = { NAME($seat) }: { $said }
replay-view = Чиїми очима
replay-view-everyone = Що бачили всі
replay-timeline = Шкала часу
replay-back = Крок назад
replay-on = Крок уперед
replay-round-back = Раунд назад
replay-round-on = Раунд уперед
replay-run = Відтворити
replay-pause = Пауза
replay-single = По одному вибору
replay-play-on = Грати звідси
replay-judge = Думка каштеляна
replay-same = Каштелян зробив би так само. { $why }
replay-other = Каштелян радше вибрав би: { $option }. { $why }
replay-made = { $percent ->
    [0] Після зробленого тут вибору майже жодної партії не виграно.
   *[other] Зроблений тут вибір: шанс виграти { $percent } %.
}
replay-link = Посилання
replay-link-private = Це посилання відкриється лише тим, хто грав цю партію або додав її сюди.
replays-all = Завершені партії
replays-none = Тут іще не завершено жодної партії.
import-title = Додати партію
import-about = Відкрийте партію, збережену у файл тут чи деінде, і перегляньте її.
import-file = Вибрати файл
import-public = Цю партію можуть бачити всі, і посилання на неї відкриється іншим.

## Текстовий вигляд і клавіші
plain-view = Текстовий вигляд
plain-short = Текст
plain-about = Увесь стіл як упорядкований текст: для програм читання з екрана й гри з клавіатури.
plain-now = Зараз
sure-leaves = { $what }? { $leaves }, а ще є що зробити.
sure-all-the-same = { $what } все одно
sure-back = Назад до вибору
plain-closed = Зараз неможливо
plain-happened = Що сталося
plain-table = Стіл
jump = Частини столу
thing-more = Показати решту
thing-cards = Показати карти
keys = Клавіші
key-tab = перейти до наступного, що можна вибрати
key-enter = вибрати
key-digits = вибрати кнопку за номером
key-undo = крок назад
key-hint = підказка
key-explore = дозволити Tab доходити до всього на столі
key-plain = текстовий вигляд
key-log = журнал
key-scores = очки
key-rules = правила
key-chat = чат
key-skip = пропустити показ
key-escape = закрити те, що відкрито
key-help = ці клавіші
key-step = один вибір назад чи вперед
key-turn = один хід назад чи вперед
key-round = один раунд назад чи вперед
key-ends = початок чи кінець
key-run = відтворити або зупинити

## Налаштування
theme = Вигляд
theme-auto = Як у системі
theme-light = День
theme-dark = Ніч
onward = Вибирати за мене, коли вибору немає
onward-about = Коли варіант лише один або вони нічим не різняться і нічого не відкривають. Скасовується разом з тим, що до цього привело.
pace = Темп ходів інших гравців
pace-slow = Повільно
pace-normal = Звичайно
pace-fast = Швидко
pace-instant = Одразу, без руху
motion = Рух
motion-auto = Як у системі
motion-calm = Якомога менше
palette = Кольори гравців
palette-court = Придворні
palette-safe = Добре розрізнювані
sound = Тихі звуки: ваш хід, фішки, очки, кінець
sound-short = Звук
sound-mute = Вимкнути звук
sound-on = Увімкнути звук
push = Повідомлення на цей пристрій, коли настає ваш хід
push-unavailable = Цей сервер не надсилає повідомлень.
push-denied = Браузер не дозволяє повідомлень із цієї сторінки. Дозволити їх можна в його налаштуваннях.

## Ви
profile-title = Ви
profile-since = Тут із { $date }
profile-game = Гра
profile-best = Найкращий результат
profile-no-games = Ще немає завершених партій.
keep-title = Зберегти ім’я та партії
keep-about = Ви граєте як гість. З паролем ім’я залишиться вашим на будь-якому пристрої.
keep-do = Зберегти
keep-done = Ім’я збережено за вами.
login-title = Я тут не вперше
login-do = Увійти
login-done = З поверненням!
logout = Вийти
logout-done = Ви вийшли.
account-title = Ваш обліковий запис
password = Пароль
password-old = Старий пароль
password-new = Новий пароль, щонайменше 8 знаків
password-change = Змінити пароль
email = Ел. пошта
email-about = Лише для повідомлень про ваш хід, якщо цей сервер їх надсилає.
data-title = Ваші дані
data-export = Отримати все одним файлом
data-delete = Видалити все
data-delete-about = Ім’я та налаштування зникнуть назавжди. Завершені партії залишаться без вашого імені, розпочаті з самими ботами скінчаться, а там, де грають інші, ваше місце посяде бот.
data-delete-do = Видалити назавжди
data-deleted = Усе видалено.
ratings-about = Рахуються лише рейтингові партії між людьми.
ratings-none = Рейтингових партій ще не було.
ratings-place = Місце
ratings-rating = Рейтинг
ratings-played = Зіграно
ratings-won = Перемог

## Гравці, для адміністраторів
people-about = Усі, хто сюди заходив. Кому заборонено чат, ті грають далі, але не пишуть; кому закрито доступ, ті не можуть увійти.
people-search = Пошук за іменем
people-none = Нікого з таким іменем тут не було.
people-latest = Показано лише останніх відвідувачів; решту шукайте за іменем.
people-seen = Останній візит: { $when }
people-just-now = щойно
people-guest = гість
people-admin = адміністратор
people-muted = чат заборонено
people-banned = доступ закрито
people-mute = Заборонити чат
people-unmute = Дозволити чат
people-ban = Закрити доступ
people-unban = Відкрити доступ
people-ban-sure = { $name }: закрити доступ? З’єднання одразу обірветься, а за столами далі гратимуть боти.
people-only = Ця сторінка — для адміністраторів цього сервера.

## Подяки
credits-games = Ці ігри — праця їхніх авторів. Якщо гра вам до душі, придбайте її коробку.
credits-own = Усі тексти, малюнки й програми тут наші власні; зображень і текстів видавців немає.
credits-icons = Піктограми
credits-letters = Шрифт
credits-code = Програми
credits-licence = Сам Castellany — вільна програма за ліцензією MIT.

## Негаразди
trouble-title = Не вийшло
trouble-offline = Немає зв’язку із сервером. Ваша партія в безпеці; перевірте з’єднання й спробуйте ще раз.
trouble-server = Щось зламалося в нас. Нічого не втрачено; спробуйте за хвилину.
trouble-busy = Трохи зашвидко. Зачекайте мить і спробуйте ще раз.
trouble-refused = Сервер цього не прийняв. Нічого не змінилося.
trouble-gone = За цією адресою вже нічого немає або посилання неповне.
trouble-closed = Цей стіл закрито.
trouble-unknown = Сталося щось несподіване. Нічого не втрачено.
lost-title = Такої сторінки немає
lost-about = За цією адресою нічого немає.

## Навчання
learn-title = «{ $game }»: навчаємося граючи
learn-about = Справжні правила, три боти, приблизно десять хвилин. Провідник пояснює кожне рішення, коли воно трапляється вперше, і ні до чого не змушує.
learn-begin = Почати
learn-rules = Краще прочитаю правила
learn-voice = Ваш провідник
learn-step = Крок { $step } із { $count }
learn-what = Що б ви зробили?
learn-lesson = Урок
learn-around = { $before } позаду, { $after } попереду
learn-back = На крок назад
learn-speak = Говоріть далі
learn-silent = Більше жодних порад. Ви впораєтеся.
learn-nothing-new = Тут нічого нового: грайте, як хочете. Щойно щось з’явиться, провідник скаже.
learn-over = Партію завершено: зіграйте ще раз або погляньте, що її вирішило.
learn-on = Зрозуміло
learn-alone = Далі впораюся без порад

## Розбір
panel-review = Розбір
panel-puzzle = Задача
review-ask-title = Де виграно цю партію?
review-ask-about = Каштелян у фоні розгляне кожен вибір кожного гравця. Це триватиме хвилину-дві; показано буде лише те, що не викликає сумнівів.
review-ask = Розібрати партію
review-thinking = Каштелян розглядає партію…
review-broken = Розбір перервався, не дійшовши до кінця. Що вже знайдено, те лишається.
review-go-on = Продовжити розбір
review-queue = { $count ->
    [one] Перед цим ще { $count } розбір
    [few] Перед цим ще { $count } розбори
   *[many] Перед цим ще { $count } розборів
}
review-better-label = Краще
review-made-label = Зіграно
review-show = Показати
review-needs-end = Цю партію ще не дограно. Для розбору потрібен її кінець.
review-all = Показати всі { $count }
review-fewer = Показати менше
review-choice = власні вибори
review-others = помилки суперників
review-luck = карти й решта
replay-more = Більше
review-turning = Перелом партії
review-mistake = Помилка
review-previous = Попередня помилка
review-next = Наступна помилка
review-of = { $number } з { $count }
review-before = До раунду 1
review-worst = п’ять найгірших із { $count }
review-points = { $points } ПО
review-pill-better = Краще { $percent }
review-pill-made = Зіграно { $percent }
review-by-round = Шанси виграти по раундах
review-scoring = Підрахунок ПО
chance = { $percent } %
review-sum = Від { $began } % на початку до { $ended } % наприкінці: разом це власні вибори й усе інше.
review-mark = { $mark } { $round ->
    [0] { NAME($seat) }, до раунду 1
   *[other] { NAME($seat) }, раунд { $round }
}
key-mistake = наступна помилка, із Shift — попередня

## Задачі
nav-learn = Навчання
lesson-go-on = Продовжити урок
lesson-progress = пройдено { $count } з { $of }
learn-reviews = Ваші останні розбори
learn-puzzles = Задачі
learn-found = { $count } з { $of }
learn-solve = Розв’язати
puzzle-title = Знайдіть вибір каштеляна
puzzle-solve = Розв’язати
puzzle-day = Задача дня
puzzle-found = знаходять { $count } % ботів
puzzle-number = Задача { $number }, знаходять { $count } % ботів
puzzle-candles = { $count ->
    [0] Свічок не лишилося
    [one] Лишилася { $count } свічка
    [few] Лишилися { $count } свічки
   *[many] Лишилося { $count } свічок
}
puzzle-rule-candles = Три свічки: кожна хибна спроба гасить одну.
puzzle-rule-clue = Підказка прибирає половину варіантів за одну свічку.
puzzle-rule-once = Правильна відповідь із першої спроби рахується подвійно.
puzzle-clue = Підказка
puzzle-solution = Розв’язок
puzzle-wrong = { $left ->
    [0] Не те, і остання свічка згасла.
    [one] Не те. Лишилася { $left } свічка.
    [few] Не те. Лишилися { $left } свічки.
   *[many] Не те. Лишилося { $left } свічок.
}
puzzle-unsolved = Ось що зробив би каштелян.
puzzle-you = Раунд { $round }. Ви — { NAME($seat) }.
puzzle-how = Як це працює
puzzle-known = Що ви знаєте
puzzle-else = Що ще можна було
puzzle-castellan = Каштелян
puzzle-try = спроба { $number }
puzzle-at-once = Знайдено одразу
puzzle-on-try = Знайдено, спроба { $number }
puzzle-seals = { $count ->
    [one] { $count } печатка
    [few] { $count } печатки
   *[other] { $count } печаток
}
puzzle-next = Наступна задача
puzzle-share = Поділитися
puzzle-bar-solved = Розв’язано. Наступна задача дня з’явиться опівночі за UTC; інші вже чекають.
puzzle-more = Ще задачі
puzzle-streak = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[many] { $count } днів поспіль
}

### Що каже сервер: відмови, імена, сповіщення.

solo-opponent = Соло-суперник
gone-player = Гравець, що пішов

# За столом
error-decision-past = Це вже вирішено.
error-undo-late = Тим часом щось сталося. Погляньте ще раз, перш ніж скасовувати.
error-not-your-seat = Це не ваше місце.
error-standin-plays = За це місце грає бот. Спершу поверніть його собі.
error-no-standin = Ви й так граєте за це місце.
error-still-here = Цей гравець за столом.
error-perhaps-back = Можливо, гравець зараз повернеться. Через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} за нього зможе грати бот.
error-table-not-playing = За цим столом гра ще не почалася.
error-no-hint = Підказки зараз немає.
error-hints-spent = Ви просили багато підказок. Наступна буде за кілька секунд.
error-no-hint-rated = У рейтингових партіях підказок немає.
error-hello-first = З’єднання ще не встановлено.
error-no-chat = За цим столом немає чату.
error-muted = Ви не можете тут писати: адміністратор заборонив вам чат.
error-busy = За столом зараз забагато всього відбувається. Спробуйте ще раз.

# У залі
error-no-table = Такого столу немає. Можливо, посилання неповне.
error-private-table = Це приватний стіл. Попросіть посилання на нього.
error-old-link = Це посилання вже не відкриває стіл. Попросіть нове.
error-private-replay = Цей повтор можуть бачити лише ті, хто грав.
error-table-full = Усі місця зайняті.
error-seat-taken = Це місце зайняте.
error-sent-away = Господар столу віддав ваше місце комусь іншому.
error-leave-seats = У вас тут уже { $most ->
    [one] { $most } місце
    [few] { $most } місця
   *[many] { $most } місць
}. Залиште решту іншим.
error-no-seat = Такого місця немає.
error-seats-empty = Ще не всі місця зайняті.
error-game-began = Гра вже почалася.
error-table-closed = Цей стіл закрито.
error-table-playing = Гра ще не закінчилася.
error-still-playing = Це можливо лише після кінця гри.
error-not-host = Це може зробити лише господар столу.
error-others-play = Тут грають інші: залиште стіл, а не закривайте його.
error-too-many-tables = Ви вже сидите за { $most ->
    [one] { $most } столом
   *[other] { $most } столами
}. Спершу закінчіть кілька партій.
error-too-many-unwatched = Боти вже грають між собою за { $most ->
    [one] { $most } вашим столом
   *[other] { $most } вашими столами
}. Спершу закрийте один із них.
error-clock-too-short = Годинник має давати щонайменше { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
error-seed-only-practice = Зерно випадковості можна вибрати лише там, де граєте тільки ви й боти.
error-no-step = Немає такого кроку, з якого можна грати далі.
error-rules-changed = Під час цієї партії змінилися правила, тому повторити її не можна.
error-no-language = Мови «{ $language }» тут немає.
error-no-rules = Правил цієї гри цією мовою немає.

# Люди
error-no-session = Спершу назвіться або увійдіть.
error-wrong-password = Ім’я та пароль не збігаються.
error-account-busy = Для цього облікового запису надто часто вводили хибний пароль. Спробуйте за кілька хвилин.
error-name-taken = Це ім’я зайняте.
error-bad-name = Таке ім’я інші не зможуть прочитати.
error-bad-email = Це не схоже на адресу електронної пошти.
error-has-account = У вас уже є обліковий запис.
error-no-account = Ви гість і ще не маєте пароля.
error-no-person = Такої людини немає.
error-banned = Увійти не можна: адміністратор закрив вам доступ.
error-not-admin = Це можуть робити лише адміністратори.
error-not-on-admin = З адміністратором так вчинити не можна.
error-no-push = Цей сервер не надсилає push-сповіщень.
error-bad-push = На цю адресу не можна надсилати push-сповіщення.

# З’єднання
error-too-fast = Надто швидко. Зачекайте мить і спробуйте ще раз.
error-too-many-lines = З вашої адреси відкрито забагато з’єднань. Закрийте деякі й спробуйте ще раз.
error-session-ended = Ви вийшли з облікового запису, або ваш пароль змінено. Увійдіть знову.
error-too-large = Це завелике.
error-bad-message = Сервер не зрозумів цього повідомлення.
error-not-json = Це повідомлення не у форматі JSON.
error-bad-request = Сервер не зрозумів цього запиту.
error-no-page = За цією адресою нічого немає.
error-csrf = Сторінка застаріла. Перезавантажте її і спробуйте ще раз.
error-foreign-origin = Цей запит надійшов з іншого сайту.
error-server = На сервері щось пішло не так. Це занотовано.
error-restarting = Сервер перезапускається. Ваша партія в безпеці, зв’язок зараз відновиться.

# Сповіщення
notice-your-turn = Ваш хід: { $game }
mail-your-turn-subject = Ваш хід: { $game }
mail-your-turn = Вітаємо, { $name }!

    Ваш хід у грі «{ $game }»:
    { $link }

    Ці листи можна вимкнути у вашому профілі.

# Команда
serve-about = Стіл у браузері. Інші налаштування беруться зі змінних CASTELLANY_; див. docs/hosting.md.
serve-host = адреса, на якій слухати; 0.0.0.0 — на всіх
serve-port = порт, на якому слухати; 0 — будь-який вільний
serve-db = де зберігати ігри: файл або postgresql://user@host/name
serve-workers = процеси сервера; для кількох потрібен PostgreSQL
serve-bots = робочі процеси, у яких думають боти
serve-prefix = шлях, під яким проксі показує сервер, наприклад /games
serve-admin = ім’я адміністратора, якого буде створено під час першого запуску
serve-open = відкрити стіл у браузері
serve-ready = Стіл накрито: { $url }
serve-port-taken = Порт { $port } тут не використати: він зайнятий або недозволений. Оберіть інший через --port.
serve-needs-postgres = Для кількох процесів сервера потрібен PostgreSQL: --db postgresql://...
serve-bad-db = Такої бази даних сервер не знає: { $db }
serve-no-db = Не вдається відкрити базу даних { $db }: { $reason }
serve-newer-db = База даних { $db } належить новішій версії Castellany. Встановіть її або поверніть давнішу копію бази.
serve-no-driver = Для PostgreSQL потрібен ще один пакунок: pip install "castellany[postgres]"
serve-bad-setting = Параметр { $name } не може мати значення «{ $value }».
serve-admin-password = Адміністратор { $name }, пароль (показується лише зараз): { $password }

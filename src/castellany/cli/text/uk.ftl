# Слова термінала.

cli-about = Чотири середньовічні настільні гри за одним столом: у браузері, у цьому терміналі або як швидкий симулятор.
cli-epilog = «castellany КОМАНДА --help» розповість більше про команду.
cli-command = КОМАНДА
cli-error = Помилка:
cli-lang = мова: en, uk або pl (інакше мова вашої системи)

# Команди
cli-play-about = Грати в терміналі.
cli-serve-about = Відкрити стіл у браузері для себе або для інших.
cli-simulate-about = Зіграти багато випадкових партій і підрахувати.
cli-arena-about = Влаштувати змагання ботів.
cli-replay-about = Переглянути записану партію.
cli-verify-about = Перевірити, що запис партії ніхто не змінював.
cli-review-about = Дізнатися, де в записаній партії стався перелом.
cli-puzzles-about = Знайти вибір каштеляна; створити чи перевірити задачі.
cli-rules-about = Прочитати правила гри.
cli-facts-about = Показати ігри, їхні налаштування та відновлені значення.
cli-bench-about = Виміряти швидкодію правил.
cli-new-game-about = Почати власну гру в копії вихідного коду.

# Аргументи
cli-arg-usage = використання:{ " " }
cli-arg-positional = аргументи
cli-arg-options = параметри
cli-arg-help = показати цю довідку й вийти
cli-arg-version = показати версію й вийти
cli-arg-required = бракує: { $one }
cli-arg-unrecognized = незрозуміло: { $one }
cli-arg-one = далі має йти значення
cli-arg-some = далі має йти принаймні одне значення
cli-arg-choice = «{ $value }» не підходить (можна: { $choices })
cli-arg-argument = { $argument }: { $message }
cli-arg-value = «{ $value }» тут не підходить
cli-arg-conflict = не поєднується з { $one }
cli-arg-failed = { $prog }: { $message }{ "\u000A" }
cli-arg-error = { $message }. «{ $command } --help» покаже, що можна.
cli-arg-game = ГРА
cli-arg-level = РІВЕНЬ
cli-arg-file = ФАЙЛ
cli-arg-clause = ПУНКТ
cli-arg-words = СЛОВА
cli-game = гра: { $games }
cli-seats = кількість гравців
cli-people = скільки з них сидять за цією клавіатурою (решта — боти)
cli-bots = рівень ботів: { $levels }
cli-name = ваше ім’я за столом
cli-seed = зерно випадковості: те саме зерно дає ту саму партію
cli-option = налаштування столу, можна кілька (див. «castellany facts»)
cli-pace = скільки секунд чекати після кожної події, 0 — не чекати
cli-plain = стіл звичайними рядками, для програм читання з екрана
cli-save = зберігати партію в цьому файлі
cli-resume = продовжити збережену партію (без файлу — останню)
cli-games = кількість партій
cli-processes = кількість процесів
cli-json = вивести результат у форматі JSON
cli-record-file = запис партії
cli-clause = пункт правил, наприклад CIT-4.2
cli-search = показати пункти, у яких є ці слова
cli-facts-game = лише ця гра
cli-reconstructed = показати значення, яких немає в наших правилах, і звідки вони
cli-template = вивести файл цих значень, щоб їх виправити
cli-facts-file = файл відомостей, які ваша коробка знає краще
cli-bad-facts = { $reason }
cli-replay-seat = дивитися партію очима цього гравця
cli-replay-step = почати після цього вибору
cli-replay-all = вивести всю партію й вийти

# Хибні дані
cli-bad-number = «{ $value }» не підходить: потрібне ціле число, не менше за { $low }
cli-bad-number-range = «{ $value }» не підходить: потрібне ціле число від { $low } до { $high }
cli-bad-pair = «{ $given }» — не налаштування. Пишіть назва=значення, наприклад --option cast=first_game.
cli-bad-people = Людей ({ $people }) більше, ніж місць за столом ({ $seats }). Збільште --seats або зменште --people.
cli-which-game = У яку гру? Назвіть одну: { $allowed }.
cli-file-unreadable = Файл { $file } не вдалося прочитати: { $reason }.
cli-file-unwritable = Файл { $file } не вдалося записати: { $reason }.
cli-file-large = Файл { $file } завеликий для запису партії.
cli-nothing-saved = У теці { $folder } ще немає збережених партій. Почніть нову: «castellany play».
cli-no-rules = Для гри «{ $game }» ще немає написаних правил.
cli-unknown-clause = Пункту { $clause } немає. Пункти позначено так: { $examples }.
cli-not-installed = Команда «{ $command }» не входить до цього встановлення.

# Гра
cli-guest = Гість
cli-bot-name = { $number ->
    [1] Роксолана
    [2] Данило
    [3] Ольга
    [4] Ярослав
    [5] Анна
    [6] Мстислав
    [7] Гальшка
   *[8] Святослав
}
cli-pick-game = У що зіграємо?
cli-pick-number = Введіть число від 1 до { $high } або клавішу.
cli-round = раунд { $round }
cli-total = Разом
cli-keys = число: вибрати   z: скасувати   ?: правило   a: пояснити   s: очки   l: журнал   w: зберегти   q: вийти   h: усі клавіші
cli-keys-long =
    - **число**: вибрати цей варіант
    - **z**: скасувати свій останній вибір
    - **?**: правило цього рішення; **? CIT-4.2**: пункт правил; **? театр**: пошук у правилах
    - **a 3**: пояснити варіант 3; **a театр**: пояснити річ на столі
    - **i**: підказка від бота
    - **s**: очки
    - **l**: увесь журнал
    - **t**: намалювати стіл ще раз
    - **w**: зберегти зараз
    - **q**: вийти; партію буде збережено
    - клавіші діють і в українській розкладці
cli-closed-more = { $count ->
    [one] і ще { $count } недоступна зараз дія
    [few] і ще { $count } недоступні зараз дії
   *[many] і ще { $count } недоступних зараз дій
}
cli-thinking = Думаємо …
cli-about-none = На столі немає нічого з такою назвою, що мало б пояснення.
cli-no-clause = У правилах немає нічого про «{ $clause }».
cli-nothing-to-take-back = Ви ще нічого не вибирали.
cli-curtain = { NAME($seat) }, ваш хід. Переконайтеся, що ніхто інший не дивиться, і натисніть Enter.
cli-kept = Партію збережено у файлі { $file }. Продовжити: castellany play --resume
cli-record = Запис партії: { $file }
cli-won = { $count ->
    [one] { NAME($seats) }: перемога!
   *[other] Перемогу поділяють { NAME($seats) }.
}

# Симуляція
cli-simulated = { $name }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
cli-speed = За секунду: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[many] { $decisions } рішень
} (разом { $seconds } с)
cli-length = Рішень у партії: найменше { $least }, медіана { $median }, найбільше { $most }
cli-head-seat = місце
cli-head-wins = перемоги
cli-head-mean = середні очки
cli-head-least = найменше
cli-head-most = найбільше

# Записи, правила, факти
cli-verified = { $name }: запис правдивий. { $choices ->
    [one] { $choices } вибір веде
    [few] { $choices } вибори ведуть
   *[many] { $choices } виборів ведуть
} до записаного результату.
cli-verified-open = { $name }: запис правдивий, наскільки він сягає ({ $choices ->
    [one] { $choices } вибір
    [few] { $choices } вибори
   *[many] { $choices } виборів
}); партію не закінчено.
cli-commitment = Обіцянка, дана перед партією (SHA-256): { $sum }
cli-replay-place = Після вибору { $step } з { $last }
cli-replay-keys = Enter: далі   z: назад   r: наступний раунд   число: туди   @2: очима гравця 2   a: як бачать усі   s: очки   i: думка каштеляна   q: вийти
cli-replay-nothing-chosen = Ніхто ще нічого не вибрав.
cli-replay-same = Каштелян зробив би так само.
cli-replay-other = Каштелян радше вибрав би: { $option }.
cli-replay-made = { $percent ->
    [0] Після зробленого тут вибору майже жодної партії не виграно.
   *[other] Зроблений тут вибір: шанс виграти { $percent } %.
}
cli-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
   *[many] Знайдено { $count } пунктів
}
cli-facts-line = Гравців: від { $low } до { $high }; хвилин: від { $short } до { $long }; складність: { $weight } з 5
cli-scale-count = { $source } ({ $count })
cli-all-printed = Усе, як надруковано.
cli-head-option = налаштування
cli-head-default = типово
cli-head-values = значення
cli-head-about = що означає

# Вимірювання
cli-bench-games = які ігри виміряти (інакше всі)
cli-bench-seconds = скільки секунд триває кожен відрізок вимірювання
cli-bench-plain = виміряти лише звичайний пакет
cli-bench-compiled = виміряти лише скомпільований пакет
cli-bench-compiling = Компілюємо копію рушія; це триватиме кілька хвилин …
cli-bench-no-sources = Скомпільований рушій можна виміряти з копії сховища або там, де встановлено скомпільований пакет. Скористайтеся --plain.
cli-bench-no-compiler = Рушій тут не вдалося скомпілювати. Потрібні компілятор C і заголовки Python; або скористайтеся --plain.
cli-bench-failed = Гру «{ $game }» виміряти не вдалося; причину наведено вище.
cli-bench-game = гра, місць
cli-bench-build = збірка
cli-bench-inside = цикл усередині
cli-bench-driven = з Python
cli-bench-cpp = на C++
cli-bench-yardstick = мірило з Python
cli-bench-checked = play / apply
cli-bench-copy = копія
cli-bench-encode = запис
cli-bench-decode = читання
cli-bench-resample = інший світ
cli-bench-grows = приріст
cli-bench-is-plain = звичайна
cli-bench-is-compiled = скомпільована
cli-bench-play-units = Рішень за секунду з випадковими гравцями, коли цикл усередині пакета й коли його веде Python. Поруч із кожним своє мірило та у скільки разів це більше за нього: hearts на C++ з OpenSpiel у власному циклі на C++ і з тим самим циклом у Python, у тому самому запуску. В останній колонці: у скільки разів довше триває гра, у якій перевіряють кожен вибір (play), ніж та, де йому довіряють (apply).
cli-bench-moments-units = Мікросекунди на одну копію моменту, запис, читання та інший світ; приріст пам’яті процесу в МБ за мільйон рішень.
cli-bench-no-yardstick = OpenSpiel не встановлено, тож немає ані мірила, ані порівняння з ним. Щоб його додати: pip install open_spiel
cli-bench-random = MCTS навмання
cli-bench-guided = MCTS з оцінкою
cli-bench-zoo = PettingZoo
cli-bench-times = ×
cli-bench-two = два процеси
cli-bench-search-units = Ітерацій пошуку (MCTS) за секунду на одному ядрі, коли уявні партії граються навмання або за стратегією гри; рішень за секунду за столом PettingZoo зі спостереженнями й масками та у скільки разів це більше за connect_four_v3 із самого PettingZoo; у скільки разів швидше за один грають два процеси (для цього потрібні два вільні ядра).
cli-bench-no-zoo = PettingZoo не встановлено, тож його стовпець порожній. Щоб його додати: pip install pettingzoo pygame

# Нова гра
cli-new-id = ідентифікатор гри: малі латинські літери та цифри
cli-new-title = як гра зветься (інакше її ідентифікатор)
cli-new-prefix = три великі латинські літери, з яких починаються її пункти правил
cli-new-author = хто її вигадав
cli-new-nowhere = Це не копія вихідного коду Castellany; нову гру починають там.
cli-new-bad-id = «{ $given }» не може бути ідентифікатором гри: він починається з малої латинської літери й має від двох до тридцяти малих літер і цифр.
cli-new-known = Гра «{ $game }» вже є.
cli-new-bad-prefix = «{ $given }» не годиться для пунктів правил: потрібні три великі латинські літери, яких не має інша гра. Вкажіть --prefix.
cli-new-bad-title = «{ $given }» не може бути назвою: вона задовга або має лапки чи дужки.
cli-new-made = Створено: { $folder }, { $tests }, { $client }.
cli-new-next = У гру вже можна грати: castellany play { $game }. Навіщо кожен файл, розповідає CONTRIBUTING.md.

# Review
cli-review-json = як дані для програм
cli-review-html = як одну сторінку, щоб зберегти чи надіслати
cli-review-effort = частка звичайного думання, зазвичай 1
cli-review-workers = скільки процесів думають водночас
cli-review-seed = інше зерно дає інші уявні партії
cli-review-on = local або ray для кластера Ray
cli-review-out = тека для розборів; ті, що вже там є, наново не робляться
cli-review-needs-out = Кільком розборам як даним чи сторінкам потрібна тека: --out ТЕКА.
cli-no-ray = Ray не встановлено: pip install ray.
cli-bad-effort = «{ $effort }» не підходить: потрібна частка звичайного думання, від 0.01 до 10

# Puzzles
cli-puzzles-act = розв’язати одну, створити нові чи перевірити наявні
cli-puzzles-game = якої гри; без неї — задача дня
cli-puzzles-id = саме ця задача
cli-puzzles-count = скільки їх має бути
cli-puzzles-seats = партії на стільки гравців
cli-puzzles-seed = звідки починаються зерна партій ботів
cli-puzzles-games = тека із записаними партіями, які переглянути
cli-puzzles-archive = база даних сервера, чиї відкриті партії буде переглянуто
cli-puzzles-out = тека із задачами
cli-puzzles-none = Такої задачі немає.
cli-puzzles-no-archive = З { $db } не вдалося прочитати жодної партії. Вкажіть шлях або адресу, яку сервер має як --db.
cli-puzzles-which = Вкажіть, для якої гри створити задачі.
cli-puzzles-ask = Задача { $puzzle }: знайдіть вибір каштеляна. Введіть його номер; ? дає підказку за свічку, Enter покаже розв’язок.
cli-puzzles-clue = { $left ->
    [one] Один із цих: { $numbers }. Лишилася { $left } свічка.
    [few] Один із цих: { $numbers }. Лишилися { $left } свічки.
   *[many] Один із цих: { $numbers }. Лишилося { $left } свічок.
}
cli-puzzles-no-clue = За останню свічку підказки не буде.
cli-puzzles-right = Саме так.
cli-puzzles-wrong = { $left ->
    [0] Ні, і це була остання свічка.
    [one] Ні. Лишилася { $left } свічка.
    [few] Ні. Лишилися { $left } свічки.
   *[many] Ні. Лишилося { $left } свічок.
}
cli-puzzles-solution = Вибір каштеляна: { $option }
cli-puzzles-made = Задач у теці: { $count }.
cli-puzzles-stale = { $puzzle } більше не витримує перевірки.
cli-puzzles-checked = Переглянуто: { $count }; не витримали перевірки: { $bad }.

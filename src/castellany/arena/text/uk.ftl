### Арена: команди, таблиці, звіти.

arena-about = Боти проти ботів: багато партій, місця чергуються, показники з довірчими інтервалами.
arena-match = Ті самі боти за одним столом, знову й знову.
arena-ladder = Кожен рівень проти попереднього.
arena-tournament = Усі проти всіх.

arena-help-game = ідентифікатор гри
arena-help-bots = рівні (castellan), рівні з бюджетом (knight@300, knight@0.5s) або власний module:Class
arena-help-levels = рівні для порівняння, від найслабшого
arena-help-games = партій у кожній парі
arena-help-seats = місць за столом; останній названий бот займає решту
arena-help-seed = перше зерно
arena-help-option = налаштування гри
arena-help-vary = налаштування, значення якого чергуються
arena-help-effort = частка звичної кількості уявних партій для всіх рівнів, що думають наперед: 0.1 — десята частина
arena-help-workers = процесів
arena-help-on = local або ray для кластера Ray
arena-help-out = тека для журналу, результату та звіту; перервана серія продовжиться там
arena-help-json = показники у форматі JSON

arena-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
arena-bot = бот
arena-against = проти
arena-first-places = перші місця
arena-interval = інтервал 95 %
arena-points = очки
arena-budget = уявних партій на вибір
arena-effort = обмірковування
arena-at-effort = Усі рівні, що думають наперед, уявляли { $percent } % звичної кількості партій.
arena-skill = сила
arena-seconds = секунд на вибір
arena-ratings = Рейтинги
arena-scores = Очки наприкінці
arena-lengths = Виборів за партію
arena-by-seat = Перші місця залежно від місця за столом
arena-by-option = Перші місця залежно від налаштування
arena-habits = Що роблять сильні гравці, а слабкі — ні
arena-habits-about = Як часто за партію роблять кожен вибір: { $strong } проти { $weak }.
arena-about-intervals = Темна лінія — інтервал, що містить справжню частку в 19 випадках із 20; бліда позначка — рівна частка.
arena-seats = місць
arena-seed = перше зерно
arena-options = налаштування
arena-written = Звіт: { $file }
arena-interrupted = Перервано. З --out та сама команда продовжить із цього місця.
arena-faults = Бот { $bot } не дав дозволеної відповіді { $faults ->
    [one] { $faults } раз
    [few] { $faults } рази
   *[many] { $faults } разів
}; замість нього вирішував жереб. Уперше: { $error }

bad-arguments = Ці аргументи не підходять: { $message }.
bad-bot = Бота «{ $bot }» не вдалося завантажити: { $error }.
bad-games = Треба зіграти щонайменше одну партію, а не { $games }.
bad-workers = Потрібен щонайменше один процес, а не { $workers }.
bad-too-many-bots = Ботів ({ $bots }) більше, ніж місць за столом ({ $seats }).
bad-too-few-bots = Потрібні щонайменше два різні боти.
bad-journal = Журнал { $file } належить іншій серії. Виберіть іншу теку.
bad-cluster = На «{ $on }» грати не можна. Можливі: { $allowed }.
bad-no-ray = Ray не встановлено: pip install ray.
bad-effort = Частка обмірковування має бути більшою за 0 і не більшою за 1000, а не { $effort }.
bad-no-search = Рівень «{ $level }» не перебирає партій, тож бюджету не має.
bad-folder = У теку { $folder } нічого не вдається записати: { $error }.

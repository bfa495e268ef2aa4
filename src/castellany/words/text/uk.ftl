# Слова, спільні для всіх ігор.

seat-number = Гравець { $number }
seat-name = { NAME($seat) }

# Відмови рушія
no-not-now = Зараз це неможливо.
no-not-your-turn = Зараз не ваш хід.
no-game-over = Гру завершено.
no-such-choice = Такого вибору немає: { $choice }.
no-undo = Скасувати вже не вийде: відтоді відкрито карту, втрутився випадок або походив хтось інший.
no-run-on = Перед цим вибором стає відоме щось нове: спершу зробіть попередній, а тоді подивіться знову.

# Хибні дані
bad-game = Гри «{ $game }» немає. Є такі: { $allowed }.
bad-seats = Така кількість гравців ({ $seats }) для цієї гри не підходить. Можна від { $low } до { $high }.
bad-option-unknown = Налаштування «{ $option }» немає. Є такі: { $allowed }.
bad-option-value = Значення «{ $value }» не підходить для налаштування «{ $option }». Можна: { $allowed }.
bad-state-damaged = Збережений стан гри пошкоджено.
bad-state-foreign = Збережений стан належить до іншої гри або іншої версії правил: { $game }, версія { $version }.
bad-record-not-json = Це не запис гри: файл не у форматі JSON або обірваний.
bad-record-foreign = Цей файл JSON не є записом гри Castellany.
bad-record-format = Запис має формат { $format }, якого ця версія не читає.
bad-record-damaged = Запис пошкоджено: чогось бракує або щось не таке, як має бути.
bad-record-digest = Запис змінено після збереження: контрольна сума не збігається.
bad-record-game = Це запис іншої гри: { $game }.
bad-record-version = Гру записано за версією правил { $version }, а тут версія { $current }.
bad-record-choice = Вибір № { $number } у записі, «{ $choice }», у тому місці не дозволено.
bad-record-commitment = Зерно випадковості в записі не те, що було обіцяне перед грою.
bad-record-result = Результат у записі не той, до якого ведуть зроблені вибори.

# Ефекти з частин
effect-seq = { $parts }
effect-or = { $first } або { $rest }
ask-either-effect = Виберіть одне.
ask-may-effect = Скористайтеся цим або відмовтеся.
opt-decline = Відмовитися

# Відомості, яких немає в наших правилах, і файли, що їх виправляють
scale-printed = надруковано
scale-earlier = з попереднього видання
scale-seen = зі світлин або чужих переліків
scale-ours = наше
scale-box = виправлено в цьому домі
source-values = { NAME($values) }
source-short = не надруковано: { $source }
source-line = { $source }: { NAME($values) }.
box-about = Як у коробці цього дому: { $facts }.
box-fact = { $label }: { NAME($value) }
box-row = { NAME($value) }
box-more = { $first }; { $rest }
box-rules = У цьому домі
    .about = Ці значення виправлено за коробкою цього дому. Де в правилах вказано інше, діють ці.
box-rule = { $thing }: { $values }.
facts-template = Чого немає в наших правилах. Змініть те, що у вашій коробці інакше; решта нічого не змінює.
facts-fixed = Теж не надруковано, але у файлі змінити не можна: це виконує сама програма. Напишіть нам, якщо у вашій коробці інакше:
box-called = { $name }
fact-name = назва
facts-name = назва до { $most } символів або порожня, щоб лишити нашу
facts-none = немає
facts-number = ціле число від { $low } до { $high }
facts-one = одне з { $names }
facts-exactly = список із такою кількістю записів: { $count }; кожен – { $each }
facts-list = список, у якому записів від { $low } до { $high }, кожен – { $each }
facts-different = різні, і всі з цієї гри
facts-value = { $file }: { $key } = { $value } неможливе. Дозволено: { $allowed }.
facts-printed = { $file }: { $key } надруковано в правилах, змінити його не можна.
facts-unknown = { $file }: { $key } не існує. Тут відомі: { $allowed }.
facts-table = { $file }: { $key } має бути таблицею, [{ $key }], зі значеннями під нею: { $allowed }.
facts-together = { $file }: значення { $key } не узгоджуються. Потрібно: { $allowed }.
facts-unreadable = { $file } не вдається прочитати: { $reason }
facts-not-toml = { $file } – не файл відомостей: { $reason }
facts-mixed = Ці партії ({ NAME($game) }) зіграно з різними значеннями: перегляньте їх окремо.
facts-late = { $file }: { NAME($game) } тут уже грають з іншими відомостями; почніть заново.
bad-record-facts = Гру записано з іншими відомостями ({ $then }), ніж у цьому домі ({ $now }). «castellany replay» і «castellany verify» починають із тими, що в записі.

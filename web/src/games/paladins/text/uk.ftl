# Що каже лише намальована дошка.
board-refilled = поповнюють наприкінці раунду
board-only-look = лише подивитися
board-back = До мого планшета
board-on-top = Зверху
board-under = Знизу
board-hired = Найняті
board-errand = завдання
board-hire = найняти
board-order-of-choosing = Черга вибору
board-play = цей раунд
board-top = зверху
board-under-deck = під низ
board-top-or-under = зверху чи під низ
board-choose-this = зіграти в цьому раунді
board-clear-slot = Прозора клітинка: будь-хто.
board-coloured-slot = Цей колір або злочинець.
board-red-closes = Червоне: що закриється
board-pay-how = Як платите?
board-for-nothing = задарма
board-you-pay = Ви платите
board-change = змінити
board-do-it = Виконати
board-who-on-top = { $paladin } зіграє цей раунд. Хто ляже на верх колоди? Останній піде під низ.
board-choose-another = Вибрати іншого
board-pass-sure = { $count ->
    [one] Спасувати? { $count } робітник повернеться без діла, а дії ще є.
    [few] Спасувати? { $count } робітники повернуться без діла, а дії ще є.
   *[other] Спасувати? { $count } робітників повернуться без діла, а дії ще є.
}
board-pass-anyway = Усе одно спасувати
board-mine = Мій планшет
board-kingdom = Королівство
board-chip-land = Землі
board-chip-outsiders = Чужинці
board-chip-townsfolk = Городяни
board-chip-king = Король
board-close = Закрити
board-instead = Хто стане там натомість?
board-inquisition = Інквізиція
board-inquisition-taken = податок узято
board-inquisition-abilities = уміння
board-inquisition-most = найбільше підозр
board-inquisition-debt = борг
board-inquisition-half = скинути половину
board-inquisition-filled = поповнити до { $count }
board-once-more = Ще раз
board-next = Далі
board-takes-debt = бере борг
board-no-debt = без боргу

# Що каже лише поле «Ель Гранде».
eg-map = Мапа Іспанії
eg-beside = поруч із королем
eg-far = далеко від короля
eg-locked = тут король: нічого не входить і не виходить
eg-to-court = → до вашого двору
eg-disk-change = Змінити свій диск
eg-forecast = скільки зараз дали б усі регіони разом
eg-forecast-short = регіони зараз
eg-use = Виконати особливу дію
eg-veto = Вето!
eg-allow = Не заперечувати
eg-unseen = { $count ->
    [one] { $count } карта сорочкою догори
    [few] { $count } карти сорочкою догори
   *[other] { $count } карт сорочкою догори
}
eg-cards = Карти дій
eg-powers = Карти сили
eg-players = Гравці
eg-segments = Під мапою
eg-invite = Скількох запросити
eg-fewer = Менше
eg-more = Більше
eg-put-back = Повернути на місце
eg-empty = Тут нікого немає.
eg-ties = Рівні кількості отримують нижче місце.
eg-all-here = { $count ->
    [one] { $count } сюди
   *[other] Усіх { $count } сюди
}
eg-beside-board = біля поля
eg-lifted = У руці { $count } кабальєро: візьміть ще або натисніть, куди поставити.
eg-tile-first = Куди покласти плитку ПО?
eg-modifier-first = З якою картою сили?

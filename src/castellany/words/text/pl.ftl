# Słowa wspólne dla wszystkich gier.

seat-number = Gracz { $number }

# Odmowy mechanizmu tur
no-not-now = W tej chwili to niemożliwe.
no-not-your-turn = To nie jest twoja tura.
no-game-over = Gra jest zakończona.
no-such-choice = Nie ma takiego wyboru: { $choice }.

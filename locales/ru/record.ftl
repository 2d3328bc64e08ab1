### Что в записи партии неверно или исправлено: по сообщению на каждый код чтения.

record-left-out = { $games ->
    [0] Партия слишком длинна: показано только её начало.
    [one] { $games } партия опущена: файл слишком велик.
    [few] { $games } партии опущены: файл слишком велик.
   *[other] { $games } партий опущено: файл слишком велик.
}

diagnostic-text-before-game = Текст перед партией пропущен.
diagnostic-text-between-games = Текст после партии пропущен.
diagnostic-charset-guessed = В файле не указана кодировка; она определена по тексту.
diagnostic-charset-wrong = В файле указана не та кодировка.
diagnostic-bad-bytes = Некоторые байты — не текст; они заменены.
diagnostic-escapes-ambiguous = Знаки экранирования читаются двояко; выбрано лучшее.
diagnostic-charsets-mixed = Партии этого файла в разных кодировках.
diagnostic-nul-byte = В тексте есть нулевые байты.
diagnostic-missing-open = Нет открывающей скобки; она добавлена.
diagnostic-missing-semicolon = Перед ходом нет точки с запятой; она добавлена.
diagnostic-unterminated-value = Файл обрывается посреди текста.
diagnostic-missing-close = Файл обрывается посреди партии.
diagnostic-extra-close = Лишняя закрывающая скобка пропущена.
diagnostic-empty-variation = Вариант без ходов пропущен.
diagnostic-extra-open = Лишняя открывающая скобка пропущена.
diagnostic-node-after-variation = Ходы после варианта прочитаны как ещё один вариант.
diagnostic-node-after-game = Ходы после конца партии добавлены к ней.
diagnostic-property-after-variation = Данные после варианта отнесены к предыдущему ходу.
diagnostic-no-values = Поле без значения опущено.
diagnostic-value-without-property = Значение без имени опущено.
diagnostic-illegal-characters = Ничего не значащие знаки опущены.
diagnostic-unescaped-bracket = Скобка внутри текста не помечена.
diagnostic-lowercase-name = Строчные буквы в именах пропущены.
diagnostic-digit-in-name = В имени есть цифра.
diagnostic-unknown-property = Такое поле неизвестно; оно сохранено.
diagnostic-other-version = Это поле из другой версии SGF.
diagnostic-many-values = Вместо одного значения несколько; взято первое.
diagnostic-repeated-property = Одно и то же поле дважды при одном ходе.
diagnostic-bad-value = Значение непонятно; оно сохранено как текст.
diagnostic-odd-value = У значения необычный вид.
diagnostic-empty-value = Значение пусто.
diagnostic-point-repeated = Один и тот же пункт указан дважды.
diagnostic-other-game = Это не партия го; её ходы сохранены как текст.
diagnostic-bad-size = Размер доски непонятен; взято 19×19.
diagnostic-bad-root = Поле в начале партии непонятно.
diagnostic-root-outside = Поле, которому место в начале, стоит не там.
diagnostic-info-repeated = Сведения о партии даны дважды.
diagnostic-setup-with-move = Камни сразу и расставлены, и сыграны; прочитано по очереди.
diagnostic-two-moves = Оба цвета ходят сразу; ходы прочитаны по очереди.
diagnostic-move-in-root = В самом начале стоит ход.
diagnostic-annotation-without-move = Оценка хода стоит там, где хода нет.
diagnostic-annotations-conflict = Две оценки противоречат друг другу.
diagnostic-handicap-differs = Фора не совпадает с расставленными камнями.
diagnostic-versions-mixed = Партии этого файла в разных версиях SGF.
diagnostic-line-skipped = Строка непонятна; она опущена.
diagnostic-site-habit = Значение прочитано так, как его понимает сайт этого файла.

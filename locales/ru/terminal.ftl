### Что программа говорит в терминале.

play-needs-terminal = «tengen play» нужен терминал: стандартный ввод и вывод нельзя перенаправлять
error = tengen: { $message }

file-unreadable = не читается { $file }: { $reason }
file-too-large = { $file } больше { $limit } МиБ — столько читается самое большее
file-says = { $file }: { $reason }
file-exists = { $file } уже есть и оставлен как был
file-unwritable = не записывается { $file }

## The command line itself

usage-heading = Использование:
usage-commands = Команды:
usage-arguments = Аргументы:
usage-options = Параметры:
usage-default = {" "}[по умолчанию: { $value }]
usage-values = {" "}[возможно: { $values }]
usage-help = Показать справку
usage-version = Показать версию
usage-lang = Язык текстов; если не указано — язык системы
usage-help-command = Показать эту справку или справку о команде
usage-unknown-argument = здесь нет аргумента «{ $argument }»
usage-unknown-command = нет команды «{ $command }»
usage-perhaps = ; может быть, «{ $found }»
usage-missing-argument = не хватает: { $argument }
usage-twice = «{ $argument }» указано дважды
usage-conflict = «{ $argument }» и «{ $other }» исключают друг друга
usage-no-value = «{ $argument }» требует значения
usage-value = «{ $argument }» не принимает «{ $value }»; возможно: { $values }
usage-value-reason = «{ $argument }» не принимает «{ $value }»: { $reason }
usage-whole-number = нужно целое число
usage-unreadable = командная строка непонятна: { $argument }
usage-more = Подробнее: «--help».

## Values on the command line

args-size = нужен размер доски, например 19 или 5x7 (столбцы x строки), каждая сторона от 1 до 52
args-points = «{ $text }» — не пункт; нужно auto, none или пункты, например "D4 Q16"
args-komi = нужно число, кратное 0.5, от -400 до 400, например 6.5
args-rules-unknown = правил с таким названием нет; нужно сокращение KataGo, JSON или одно из: { $names }
args-rules-json = нужен один плоский объект JSON; ошибка в байте { $at }
args-rules-key = ни у каких правил нет ключа «{ $key }»
args-rules-value = ключ «{ $key }» не принимает значение «{ $value }»
args-rules-long = { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
   *[other] { $bytes } байт
} — больше, чем нужно любым правилам
args-listen = нужен адрес с портом, например 0.0.0.0:8361, или порт от 0 до 65535
args-engine = нужны имя, «=» и программа с аргументами, например "GNU Go=gnugo --mode gtp"
args-engine-twice = две программы называются «{ $name }»; их не различить
args-public-url = нужны http:// или https:// и имя узла, без пути
args-rules-unreadable = это не правила

setup-off-board = камень { $point } вне доски
setup-duplicate = на { $point } два камня
setup-no-liberty = у цепочки на { $point } нет дамэ
setup-handicap = камней форы: { $stones }; на этой доске их может быть от 2 до { $limit }
setup-no-handicap = на доске, где меньше 7 строк или столбцов, нет пунктов форы; правила со свободной форой обходятся без них

## Game records

sgf-irregular = { $file }: байт { $offset }: ход { $number } ({ $move }): { $reason }
sgf-summary = { $file }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}, { $errors ->
    [one] { $errors } ошибка
    [few] { $errors } ошибки
   *[other] { $errors } ошибок
}, { $warnings ->
    [one] { $warnings } предупреждение
    [few] { $warnings } предупреждения
   *[other] { $warnings } предупреждений
}, { $irregular ->
    [one] { $irregular } ход против правил
    [few] { $irregular } хода против правил
   *[other] { $irregular } ходов против правил
}
sgf-taken = Захвачено чёрными: { $black }, белыми: { $white }
sgf-unknown = неизвестно
sgf-players = Чёрные: { $black }   Белые: { $white }
sgf-terms = Коми: { $komi }   Правила: { $rules }   Результат: { $result }
sgf-move = Ход { $number }: { $color ->
    [black] чёрные
   *[white] белые
} { $move }
sgf-against-the-rules = Правила не допустили бы его: { $reason }
sgf-no-such-move = хода { $number } нет: в основной ветке ходов { $moves }
sgf-converted = { $output }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $repairs ->
    [one] { $repairs } исправление
    [few] { $repairs } исправления
   *[other] { $repairs } исправлений
}
sgf-diagnostic = байт { $offset }: { $severity ->
    [error] ошибка
    [warning] предупреждение
   *[note] замечание
}: { $message } [{ $code }]
bench-sgf = файлов { $files }, узлов { $nodes }: { $speed } МБ/с
bench-replay = партий { $games }, ходов { $moves }: { $speed } млн ходов в секунду

## Colors and results

result-points = { $color ->
    [black] Чёрные
   *[white] Белые
} выиграли { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
    [many] { $margin } очков
   *[other] { $margin } очка
}
result-resignation = { $color ->
    [black] Чёрные выиграли: белые сдались
   *[white] Белые выиграли: чёрные сдались
}
result-time = { $color ->
    [black] Чёрные выиграли по времени
   *[white] Белые выиграли по времени
}
result-forfeit = { $color ->
    [black] Чёрным присуждена победа
   *[white] Белым присуждена победа
}
result-win = { $color ->
    [black] Чёрные выиграли
   *[white] Белые выиграли
}
result-draw = Ничья
result-void = Партия без результата
result-unknown = Партия окончена

## Refused moves

refused-occupied = пункт { $point } занят
refused-off-board = пункта { $point } нет на этой доске
refused-suicide-stone = { $point } — самоубийство: у камня не было бы дамэ
refused-suicide-chain = { $point } — самоубийство: у цепочки с { $stone } (камней вместе с этим: { $stones }) не было бы дамэ
refused-ko = ход { $point } взял бы ко обратно: { $stone } нельзя захватить, пока не сыграно в другом месте
refused-repetition = ход { $point } повторил бы позицию, а это запрещено правилами
refused-superko = ход { $point } повторил бы позицию после хода { $turn }
refused-superko-start = ход { $point } повторил бы начальную позицию
refused-turn = сейчас ход другой стороны
refused-pass-in-placement = сначала чёрные ставят камни форы
refused-no-stone = здесь нет камня, который можно отметить
refused-phase = сейчас это невозможно

## Moves of records that the rules would have refused

irregular-occupied = пункт занят
irregular-off-board = пункт вне доски
irregular-suicide = самоубийство: у камня не было бы дамэ
irregular-ko = ко: захватывать этот камень обратно ещё нельзя
irregular-superko = суперко: повторилась бы позиция после хода { $turn }
irregular-game-over = игра уже остановлена
irregular-placement = сначала ставятся камни форы

## The board in the terminal

play-is-over = партия окончена: u — вернуть ход, c — подсчёт
play-nothing-to-undo = возвращать нечего
play-no-such-point = { $text } — не пункт этой доски: от A1 до { $last }, без буквы I
play-opened-before = открыто до хода { $number }: { $reason }
play-repaired = файл пришлось исправить, чтобы прочитать: { $error }
play-saved = сохранено в { $file }
play-resumed = игра продолжается; ход { $color ->
    [black] чёрных
   *[white] белых
}
play-resumed-playout = второе разногласие: игра продолжается, каждый пас отдаёт сопернику пленного, а в конце все камни на доске живы; ход { $color ->
    [black] чёрных
   *[white] белых
}
play-resumed-all-live = второе разногласие: все камни на доске живы

phase-placement = Чёрные ставят ещё { $left ->
    [one] { $left } камень форы
    [few] { $left } камня форы
   *[other] { $left } камней форы
}
phase-play = Ход { $color ->
    [black] чёрных
   *[white] белых
}
phase-playout = Доигрывание: ход { $color ->
    [black] чёрных
   *[white] белых
}, пас стоит камня
phase-stone-removal = Отметьте мёртвые камни

panel-player = { $color ->
    [black] ● Чёрные
   *[white] ○ Белые
}  { $prisoners ->
    [one] { $prisoners } пленный
   *[other] { $prisoners } пленных
}
panel-accepted = {"  "}✓ согласны
panel-not-accepted = {"  "}ещё нет
panel-rules = { $rules }, коми { $komi }
panel-handicap = { $stones ->
    [1] Чёрные первые, без камней форы
    [one] { $stones } камень форы
    [few] { $stones } камня форы
   *[other] { $stones } камней форы
}
panel-moves = { $moves ->
    [0] ходов пока нет
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
panel-move = { $number }. { $color ->
    [black] Чёрные
   *[white] Белые
} { $point }
panel-capture = { $number }. { $color ->
    [black] Чёрные
   *[white] Белые
} { $point }, захват { $stones }
panel-pass = { $number }. { $color ->
    [black] Чёрные
   *[white] Белые
} — пас
panel-as-marked = По отметкам: { $result }
panel-custom-rules = Особые правила

prompt-point = Пункт: { $typed }_
prompt-save = Сохранить как: { $name }_
prompt-open = Открыть: { $name }_

ask-pass = { $color ->
    [black] Чёрные
   *[white] Белые
} пасуют? Enter = да
ask-resign = Кто сдаётся? b = чёрные, w = белые, Enter = { $color ->
    [black] чёрные
   *[white] белые
}
ask-disagree = Кто не согласен и играет дальше? b = чёрные, w = белые
ask-leave = Выйти? Enter = да
ask-leave-unsaved = Партия не сохранена. s = сохранить, Enter = выйти
ask-replace = { $file } уже есть. Enter = заменить
ask-discard = Партия не сохранена. Enter = всё равно открыть { $file }

keys-placement =
    Enter камень   u вернуть ход
    ? справка      q выход
keys-play =
    Enter ход      p пас
    u вернуть ход  r сдаться
    ? справка      q выход
keys-removal =
    Enter мертва/жива  x цепочка
    b, w согласны      n не согласны
    u вернуть ход      ? справка
keys-over =
    c подсчёт      u вернуть ход
    ? справка      q выход

play-help-title = {" "}Клавиши{" "}
play-help =
    стрелки, h j k l  двигать курсор (Shift — на три пункта)
    Enter, пробел     ходить или отмечать мёртвые камни
    d4 Enter          перейти на D4 и сходить; если нужно, сначала «:»
    p                 пас
    r                 сдаться
    u, Ctrl-Z         вернуть ход

    после пасов:
    Enter             отметить группу мёртвой или снова живой
    x                 то же для одной цепочки
    b, w              чёрные согласны, белые согласны
    n                 не согласиться и играть дальше
    c                 подсчёт по шагам

    Ctrl-S            сохранить   Ctrl-O   открыть файл
    q, Ctrl-C         выйти       Esc      отменить

## Benches

bench-no-positions = на этой доске не придумать законченной позиции
bench-score = { $size }, правила { $rules }: { $totals } мкс на итоги, { $reasons } мкс с объяснением каждого пункта
bench-net =
    { $net } на { $size }, потоков { $threads }: { $rate } оценок в секунду
    { $gflops } Гфлоп/с, { $percent } % от { $peak }, показанных этой машиной в тот же раз ({ $instructions })
    признаки — { $features } мкс на позицию; загрузка — { $load } с; самое большее { $memory } МиБ; отклонение от простой оценки — { $distance }
bench-search =
    { $net } на { $size }, потоков { $threads }: { $evaluations } оценок в секунду, { $visits } просмотров в секунду
    узлов { $nodes } по { $bytes } байт; уже известных оценок { $hits }
    подпись { $signature }
bench-playouts = { $size }: { $rate } случайных партий в секунду, в каждой { $length } хода, { $nanoseconds } нс на ход

## The count

keys-counting =
    Enter, → дальше   ← назад
    Esc к доске
count-step = Подсчёт, шаг { $at } из { $all }
count-total = { $color ->
    [black] ● Чёрные
   *[white] ○ Белые
}: { $points }
count-beside = {"    "}{ $stones ->
    [one] { $stones } пленный рядом с доской
   *[other] { $stones } пленных рядом с доской
}
count-blocks = {"    "}= { $sizes }
count-remove-dead = Мёртвые камни снимаются и присоединяются к пленным.
count-fill-neutral = Нейтральные пункты заполняются; они ничьи, поэтому цвет не важен.
count-lay-prisoners = { $color ->
    [black] Захваченные чёрные камни ставятся на территорию чёрных.
   *[white] Захваченные белые камни ставятся на территорию белых.
}
count-rearrange = Камни передвигаются внутри площади каждой стороны, чтобы территорию было легко сосчитать. Итог ни у кого не меняется.
count-stones = Считаются живые камни.
count-territory = Считаются окружённые пункты.
count-add-prisoners = Прибавляются пленные.
count-tax = Каждая группа платит два очка.
count-bonus = Белые получают очки за камни форы: { $stones }.
count-button = Первый пас принёс пол-очка.
count-komi = Белые получают коми: { $komi }.

## The score

score-no-such-move = хода { $number } нет: в основной ветке ходов { $moves }
score-no-stone = на { $point } нет камня, который мог бы быть мёртвым
score-more-errors = { $file }: ещё ошибок: { $errors }; их перечислит «tengen sgf check»
score-title = { $file }, ходов: { $moves }. { $rules }
score-rules-assumed = (Запись не называет известных правил; взяты эти.)
score-irregular = Ход { $number } против этих правил ({ $reason }); он всё же сделан.
score-legend = X O камни   x o мёртвые   b w очки   - не в счёт   . нейтральные
score-dead = { $stones ->
    [one] { $stones } мёртвый камень
    [few] { $stones } мёртвых камня
   *[other] { $stones } мёртвых камней
}: { $source ->
    [named] как указано
    [record] по территории, отмеченной в записи
   *[analysis] их не спасти, как бы ни ходил их владелец
}
score-color = { $color ->
    [black] Чёрные
   *[white] Белые
}
score-stones = живые камни
score-territory = территория
score-prisoners = пленные
score-dead-stones = мёртвые камни
score-tax = плата за группы
score-bonus = очки за фору
score-button = кнопка
score-komi = коми
score-total = итого
score-by-area = По площади: { $margin }
score-by-territory = По территории: { $margin }

## Networks

net-unreadable = { $file }: { $reason }
net-no-folder = здесь нет папки данных; укажите её в TENGEN_DATA
net-no-name = у { $file } нет имени файла
net-no-bf16 = у этого процессора нет инструкций для bf16; не указывайте --precision
net-too-large = сети оценивают доски со стороной до { $limit }
net-info =
    { $name } (версия формата { $version })
    параметров { $parameters }, каналов { $channels }; { $blocks }
    Цена одной оценки: { $cost }
    sha256 { $sha256 }
    { $origin }
net-info-cost = { $gflop } Гфлоп на { $size }
net-blocks-ordinary = обычных блоков { $count }
net-blocks-pool = блоков со сводкой по всей доске { $count }
net-blocks-nested = вложенных блоков { $count }
net-blocks-attention = блоков внимания { $count }
net-blocks-feed-forward = блоков прямого распространения { $count }
net-origin-ours = Происхождение: обучена для этой программы, см. data/nets/README.md
net-origin-strong = Происхождение: сеть KataGo из пакета Python katrain 1.20.0
net-origin-unknown = Происхождение: этой программе неизвестно
net-list-row = { $file }: { $name }, параметров { $parameters }, { $gflop } Гфлоп на 19x19
net-list-folder = Установленные сети лежат в { $folder }
net-installed = { $name }: установлена как { $file }

## Matches

match-size = нужна доска, которую знает GTP, каждая сторона от 2 до 25
match-time = { $reason }; нужно none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES или fischer MAIN INCREMENT, в секундах
match-sprt = нужно ELO0,ELO1 или ELO0,ELO1,ALPHA,BETA, где ELO0 меньше ELO1, а риски — от 0 до 0.5
match-command = { $option }: «{ $command }» — не командная строка; нужна программа с аргументами, где все кавычки закрыты
match-resumed = { $games ->
    [one] { $games } партия уже закончена
    [few] { $games } партии уже закончены
   *[other] { $games } партий уже закончено
}
match-percent = { $value } % ({ $low }–{ $high })
match-game = партия { $game } из { $games }: { $black } — { $white } { $result }, ходов { $turns }; { $name }: { $points } из { $played }, { $rate }
match-fault = ошибка { $name }: { $text }
match-running = партия { $game }: ход { $turns }
match-heading = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
} на { $size }, правила { $rules }, коми { $komi }
match-column-wins = побед
match-column-black = чёрными
match-column-white = белыми
match-column-faults = ошибок
match-column-cpu = ЦП с/ход
match-column-time = с/ход
match-column-longest = дольше всего, с
match-no-result = Ни у одной партии нет результата.
match-strength = { $name }: побед { $wins }, ничьих { $draws }, поражений { $losses }: { $rate }, Эло { $elo } (от { $low } до { $high }); в скобках — 95-процентные интервалы
match-sequential = Проверка «не больше { $elo0 }» против «не меньше { $elo1 }» Эло: логарифм отношения { $ratio } между { $low } и { $high }, { $verdict ->
    [alternative] принято «не меньше { $elo1 }»
    [null] принято «не больше { $elo0 }»
   *[open] пока не решено
}
match-endings = Средняя длина в ходах: { $turns }. Чем кончались партии: { $endings }
match-repeats = { $games ->
    [one] { $games } партия совпала с более ранней и ничего не доказывает
    [few] { $games } партии совпали с более ранними и ничего не доказывают
   *[other] { $games } партий совпали с более ранними и ничего не доказывают
}: давайте движкам новое зерно на каждую партию (--seed {"{game}"}) или больше дебютов
match-ending-counted = подсчёт { $count }
match-ending-agreed = подсчёт по согласию { $count }
match-ending-played-on = подсчёт после доигрывания { $count }
match-ending-resignation = сдача { $count }
match-ending-time = время { $count }
match-ending-fault = ошибка { $count }
match-ending-limit = слишком долго { $count }
match-ending-void = без результата { $count }

## GTP

args-level = нужен разряд от 30k до 9d или strongest
analyze-starts = Сеть: { $name }; позиций сразу: { $workers }
gtp-plays = Сеть: { $name }; сила: { $level }; потоков: { $threads }

## The server

serve-ready = Tengen работает по адресу { $url }
serve-network = Другие устройства найдут его по адресу { $url }
serve-end = Ctrl-C завершает его; партии сохраняются.
serve-not-opened = Браузер открыть не удалось; откройте адрес сами.
serve-cannot-listen = { $reason }; --listen принимает другой адрес

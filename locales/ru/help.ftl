### Тексты `tengen --help`: одно сообщение на команду, один атрибут на аргумент.

help = Го: играть в браузере или в этом терминале, считать очки и работать с записями партий
    .listen = { help-serve.listen }
    .data = { help-serve.data }
    .database = { help-serve.database }
    .engine = { help-serve.engine }
    .public_url = { help-serve.public_url }
    .open = { help-serve.open }
    .examples =
        Без команды запускается сервер и открывается его страница.
        Коды завершения: 0 — всё в порядке, 1 — во входных данных есть ошибки (о них сказано), 2 — неверный вызов.
        «tengen КОМАНДА --help» расскажет о команде подробнее, с примерами.

help-gtp = Движок для других программ: протокол GTP на стандартном вводе и выводе
    .level = Сила игры: разряд от 30k до 9d (приблизительно) или strongest — наибольшая
    .threads = Потоки поиска; если не указано — все процессоры
    .seed = Число, с которым игра повторима: при одном потоке и ограничении по просмотрам
    .visits = Сколько позиций самое большее просматривать на ход; если не указано, решает время
    .net = Сеть: файл, имя установленной сети или built-in
    .ponder = Думать и во время раздумий соперника; только при наибольшей силе
    .examples =
        Примеры:
          tengen gtp
          tengen gtp --level 5k
          tengen gtp --visits 50 --threads 1 --net b10c384h6nbttflrs

        Какая сеть играет, сказано в потоке ошибок. Команда протокола «help» перечисляет остальные.

help-serve = Сервер и его страницы: играть с компьютером, вдвоём за экраном или с кем-то ещё
    .listen = Адрес, например 0.0.0.0:8361, или порт этой машины; если не указано — 127.0.0.1:8361 или следующий свободный порт
    .data = Папка партий; если не указано — $TENGEN_DATA или папка данных пользователя
    .database = Где хранятся партии, в виде sqlite:ФАЙЛ; если не указано — tengen.db в папке партий
    .engine = Кто играет за компьютер: имя и программа, понимающая GTP; можно повторять; играет первая, если не выбрана другая
    .public_url = Адрес, по которому этот сервер виден через прокси, например https://go.example.org
    .open = Открыть страницу в браузере
    .examples =
        Ctrl-C завершает сервер; партии сохраняются.
        $TENGEN_LOG задаёт, что пишется в журнал, например tengen_server=debug.
        Примеры:
          tengen serve --open
          tengen serve --listen 0.0.0.0:8361 --data /var/lib/tengen
          tengen serve --engine "GNU Go=/usr/games/gnugo --mode gtp"

help-analyze = Анализ для других программ: протокол KataGo в JSON на стандартном вводе и выводе
    .threads = Сколько позиций сразу; если не указано — по числу процессоров
    .visits = Сколько позиций просматривать на ответ, если запрос этого не говорит
    .seed = Число, с которым результаты повторимы
    .net = Сеть: файл, имя установленной сети или built-in
    .examples =
        Пример:
          tengen analyze --visits 100 < requests.jsonl > answers.jsonl

help-play = Доска в этом терминале, для двоих
    .file = Какую партию открыть: SGF, GIB, NGF или UGF; игра продолжится с её конца
    .size = Размер новой доски: 19, 13, 9 или любой другой от 1 до 52, или столбцы x строки, например 5x7
    .rules = Правила: название, например japanese, chinese, aga, french-club, tromp-taylor, или JSON от KataGo
    .handicap = Камни форы
    .komi = Очки белым; если не указано — сколько предлагают правила
    .plain = Буквы вместо цветов
    .examples =
        Примеры:
          tengen play
          tengen play --size 9 --rules chinese --komi 5.5
          tengen play --handicap 4
          tengen play game.sgf

help-score = Кто выиграл записанную партию и почему
    .file = Партия: SGF, GIB, NGF или UGF; - читает стандартный ввод
    .number = Считать позицию после стольких ходов основной ветки; если не указано — её конец
    .rules = Правила, по названию или в JSON от KataGo; если не указано — правила самой записи
    .dead = Пункты мёртвых цепочек, none или auto: территория, отмеченная в записи, иначе анализ
    .json = Вывести только один объект JSON
    .examples =
        Примеры:
          tengen score game.sgf
          tengen score game.sgf --rules chinese --dead "D4 Q16"
          tengen score game.sgf --move 120 --json

        Код завершения 1, если в записи есть ошибки или ходы против правил; очки считаются всё равно.

help-perft = Сосчитать последовательности ходов заданной длины: проверка генератора ходов
    .size = Размер доски, например 9 или 2x3
    .ko = Какие повторения запрещены
    .suicide = Самоубийство запрещено или разрешено двум камням и больше
    .depth = Число ходов вместе с пасами; после двух пасов ходов нет
    .json = Одна строка JSON
    .examples =
        Примеры:
          tengen perft --size 2x3 --ko positional --suicide multi --depth 8
          tengen perft --size 19 --ko simple --suicide forbidden --depth 2 --json

help-sgf = Проверить, показать и преобразовать записи партий
    .examples =
        Примеры:
          tengen sgf check game.sgf
          tengen sgf show game.sgf --move 40
          tengen sgf convert game.gib game.sgf

help-sgf-check = Сообщить об ошибках в записях: текст, значения, ходы против правил
    .files = Записи в SGF, GIB, NGF или UGF; - — стандартный ввод
    .strict = Строго по стандарту, без привычек отдельных серверов
    .json = По объекту JSON в строке
    .examples =
        Код завершения 1: ошибки или ходы, недопустимые по правилам записи (если их нет — обычное ко, без самоубийства).
        Примеры:
          tengen sgf check *.sgf
          tengen sgf check --strict --json game.sgf

help-sgf-show = Показать, что запись говорит о партии, и одну её позицию
    .file = Запись; - — стандартный ввод
    .number = После какого хода остановиться; если не указано — в конце основной ветки
    .examples =
        Примеры:
          tengen sgf show game.sgf
          tengen sgf show game.sgf --move 0

help-sgf-convert = Записать партию из любого известного формата в SGF FF[4] в UTF-8
    .input = Запись в SGF (любой версии и кодировки), GIB, NGF или UGF
    .output = Новый файл, которого ещё нет; - — стандартный вывод
    .examples =
        Примеры:
          tengen sgf convert game.gib game.sgf
          tengen sgf convert old.mgt new.sgf

help-bench = Скорость этой сборки на этой машине
    .examples =
        Примеры:
          tengen bench playouts --size 9
          tengen bench sgf records/ --json

help-bench-score = Подсчёт законченных партий, с объяснением каждого пункта и без
    .files = Записи, последние позиции которых считаются; если не указано — придуманные позиции
    .size = Размер доски придуманных позиций
    .json = Вывести только по объекту JSON для каждых правил
    .examples =
        Примеры:
          tengen bench score
          tengen bench score --size 9 --json
          tengen bench score games/*.sgf

help-net = Сети: встроенная и другие
    .examples =
        Примеры:
          tengen net info
          tengen net install b10c384h6nbttflrs.bin.gz
          tengen net list

help-net-info = Что в сети: строение, параметры, цена оценки, происхождение
    .file = Имя установленной сети или файл (.bin.gz или .bin); если не указано — встроенная сеть
    .json = Объект JSON вместо текста
    .examples =
        Примеры:
          tengen net info
          tengen net info downloads/network.bin.gz --json

help-net-list = Встроенная сеть и установленные
    .json = Вывести только по объекту JSON для каждой сети
    .examples =
        Примеры:
          tengen net list

help-net-install = Проверить сеть и скопировать её в папку данных
    .file = Файл (.bin.gz или .bin)
    .replace = Заменить установленную сеть с тем же именем файла
    .examples =
        Папка данных — $TENGEN_DATA, если переменная задана, иначе папка пользователя.
        Примеры:
          tengen net install downloads/network.bin.gz

help-bench-net = Оценивать позицию сетью, сколько успеется за несколько секунд
    .net = Имя установленной сети или файл; если не указано — встроенная сеть
    .size = Размер доски, сторона не больше 25
    .threads = Потоки, каждый оценивает сам по себе
    .precision = f32 или bf16: вдвое меньше памяти на веса, менее точно; на процессорах, где это есть
    .json = Объект JSON вместо текста
    .examples =
        Примеры:
          tengen bench net
          tengen bench net --net b10c384h6nbttflrs --size 9 --threads 2 --json

help-bench-search = Поиск в позиции из середины партии
    .net = Имя установленной сети или файл; если не указано — встроенная сеть
    .size = Размер доски, сторона не больше 25
    .visits = Сколько просмотров
    .threads = Потоки с одним общим деревом
    .cache = Помнить оценки
    .json = Объект JSON вместо текста
    .examples =
        Примеры:
          tengen bench search
          tengen bench search --size 9 --threads 2 --visits 5000 --json

help-bench-playouts = Случайные партии в одном потоке, около секунды
    .size = Размер доски, например 9 или 5x7
    .json = Объект JSON вместо текста
    .examples =
        Примеры:
          tengen bench playouts
          tengen bench playouts --size 9 --json

help-bench-sgf = Чтение записей из памяти
    .paths = Файлы или папки с файлами; если не указано — партии, придуманные на месте
    .json = Объект JSON
    .examples =
        Примеры:
          tengen bench sgf records/ --json

help-bench-replay = Проиграть основные ветки записей при позиционном суперко
    .paths = Файлы или папки с файлами; если не указано — партии, придуманные на месте
    .json = Объект JSON
    .examples =
        Примеры:
          tengen bench replay records/ --json

help-match = Свести в матче два движка, понимающих GTP; судят наши правила
    .black = Команда движка, играющего чёрными в первой партии; цвета меняются каждую партию. {"{game}"} в команде заменяется номером партии
    .white = Команда второго движка
    .games = Число партий
    .size = Размер доски, например 9, 19 или 5x7
    .komi = Коми; если не указано — по правилам
    .rules = Правила: название, сокращение KataGo или JSON
    .time = Время обоих: none, absolute MAIN, simple SECONDS, byo-yomi MAIN PERIOD PERIODS, canadian MAIN BLOCK STONES или fischer MAIN INCREMENT, в секундах
    .black_time = Время движка из --black
    .white_time = Время движка из --white
    .openings = Дебюты: SGF, все варианты которого пойдут в дело, или строки ходов вида D4 Q16; каждый играется дважды, со сменой цветов
    .sgf = Папка для записи каждой партии
    .state = Файл законченных партий: та же команда продолжит после них
    .sprt = Остановиться, когда доказано, что --black сильнее не менее чем на ELO1 или не более чем на ELO0; риски, если не указаны, — 0.05
    .concurrency = Сколько партий сразу
    .max_turns = После скольких ходов считать партию как есть; если не указано — по три на каждый пункт доски
    .json = По объекту JSON для каждой партии и один для итога
    .examples =
        За сбой, недопустимый или опоздавший ход партия проиграна. После двух пасов движки называют мёртвые камни, если этого требуют правила; при разногласии они играют дальше. Код завершения 1: движок допустил ошибку.
        Примеры:
          tengen match --black "tengen gtp --visits 50" --white "gnugo --mode gtp" --games 20 --size 9 --sgf games
          tengen match --black "tengen gtp" --white "tengen gtp --seed {"{game}"}" --time "fischer 60 2" --state match.jsonl
          tengen match --black "new gtp" --white "old gtp" --games 1000 --sprt 0,30 --openings book.sgf --concurrency 4

help-completions = Вывести скрипт, который дополняет команды tengen в оболочке
    .shell = Оболочка
    .examples =
        Примеры:
          tengen completions bash > ~/.local/share/bash-completion/completions/tengen
          tengen completions fish > ~/.config/fish/completions/tengen.fish

### Тексты веб-страниц вокруг партии: рамка, начало, настройки, разбор, ошибки.

## Frame

nav-label = Страницы
nav-play = Игра
nav-learn = Обучение
nav-review = Разбор
nav-settings = Настройки
skip-to-board = Перейти к доске
drop-here = Отпустите файл партии, чтобы открыть его

## Words used everywhere

color-black = Чёрные
color-white = Белые
level-kyu = { $n } кю
level-dan = { $n } дан
level-strongest = сильнейший
level-kyu-short = { $n }к
level-dan-short = { $n }д
level-strongest-short = макс.
level-about-strongest = Самая сильная игра, какая возможна на этой машине
level-about-dan-high = Сильный любитель: труден даже для чемпиона клуба
level-about-dan = Мастер: намного сильнее большинства игроков клуба
level-about-first = Только узнал правила: для самых первых партий
level-about-beginner = Начинающий: видит простые захваты
level-about-casual = Знает основы и заметно ошибается
level-about-club = Уверенный игрок клуба
level-about-strong = Сильный игрок клуба: наказывает большинство ошибок

action-close = Закрыть
action-home = На главную
action-retry = Повторить

## Errors

error-title = Не получилось
error-unexpected = Произошла непредвиденная ошибка. Попробуйте ещё раз; если она повторится, перезапустите программу.
error-offline = Сервер недоступен. Возможно, он остановлен.
error-not-found = По этому адресу ничего нет.
error-page = Страницу не удалось загрузить. Возможно, программа за это время обновилась.
missing-title = Здесь нет камня
missing-text = По этому адресу нет страницы. Возможно, ссылка устарела или скопирована не полностью.

## Words used by several pages

action-done = Готово
action-copy = Копировать
copy-failed = Скопировать не удалось. Выделите текст и скопируйте его сами.
color-lot = Жребий
board-role = Доска го
board-thumbnail = Доска { $size }
seat-computer = Компьютер
seat-open = Пока никого
seat-guest = Гость
seat-both = Вдвоём за экраном
terms-even = Равная партия
terms-black-first = Без коми, чёрные первые
terms-handicap = { $n ->
    [one] { $n } камень форы
    [few] { $n } камня форы
   *[other] { $n } камней форы
}
terms-komi = коми { $komi }

## Home

home-title = Поставьте первый камень
home-title-ready = Можно начинать
home-you-black = Вы играете чёрными, компьютер — в силу <b>{ $level }</b>.
home-you-white = Вы играете белыми, компьютер — в силу <b>{ $level }</b>.
home-you-random = Цвет решит жребий, компьютер играет в силу <b>{ $level }</b>.
home-you-both = Два игрока за одним экраном или на двух устройствах.
home-tap = Нажмите на любой пункт, чтобы начать.
home-press = Первый ход за другой стороной.
home-board = Пустая доска { $size }. Первый камень начинает партию.
home-board-size = Доска
home-more-sizes = Другие размеры
home-color = Ваш цвет
home-level = Сила компьютера
home-engine = Программа
home-your-level = ваша сила
home-opponent = Ваш соперник
home-play-computer = Играть с компьютером
home-two = Вдвоём за экраном
home-two-short = Один экран
home-invite = Пригласить по ссылке
home-change = Изменить
home-no-computer = На этой машине нет компьютерного игрока. Можно играть вдвоём.
home-continue = Продолжить
home-continue-empty = Здесь будут ждать ваши партии.
home-continue-all = Показать все ({ $n })
home-learn = Научиться играть
home-learn-text = Пятнадцать коротких шагов на доске, которая отвечает
mine-waiting = ждём второго игрока
mine-removal = отметка мёртвых камней
mine-move = ход { $n }
mine-your-move = ваш ход
mine-their-move = ход соперника

## Changing the game

change-title = Следующая партия
change-rank = Ваш разряд
change-rank-unknown = Не знаю
change-rank-why = Укажите свой разряд, и здесь появится честная фора против { $level }.
change-take = Принять
change-proposal = Камней форы: { $n }, коми { $komi }.
change-proposal-first = Чёрные ходят первыми, коми { $komi }.
change-proposal-even = Равная партия, коми { $komi }.
change-handicap = Фора
change-komi = Коми
change-komi-wrong = Нужно число, кратное 0,5, например 6,5.
change-cols = Столбцы
change-rows = Строки
change-rules = Правила
change-clubs = Как учат начинающих
change-more-rules = Ещё правила ({ $n })

## Invitations and the network

invite-text = Отправьте эту ссылку. Кто её откроет, тот и сыграет с вами; регистрация не нужна.
invite-link = Ссылка
invite-copy = Копировать ссылку
invite-copied = Ссылка скопирована
invite-qr = QR-код ссылки
network-off = Игра доступна только на этом устройстве.
network-open = В этой сети
network-on = Другие устройства:
network-copied = Адрес скопирован
network-question = Впустить другие устройства?
network-consequence = Все в вашей локальной сети смогут открыть эту страницу и играть, пока программа не завершится.
network-keep = Не впускать
network-do = Впустить
join-title = Вас приглашают сыграть
join-title-from = { $name } приглашает вас сыграть
join-you-black = Вы играете <b>чёрными</b>.
join-you-white = Вы играете <b>белыми</b>.
join-name = Ваше имя
join-name-hint = Можно не указывать.
join-do = Вступить в игру
join-unknown = Такого приглашения нет, или ссылка неполная.
join-taken = Это место уже занял кто-то другой.
join-taken-perhaps-you = Место занято. Если его заняли вы в этом браузере, оно вернётся к вам.

## Opening records

open-title = Открыть запись партии
open-text = Перетащите сюда файл SGF, GIB, NGF или UGF или выберите его
open-too-large = Файл слишком велик: читается не больше { $mib } МиБ.
open-no-record = В этом файле нет записи партии.

## Settings

settings-sections = Разделы
settings-section-board = Доска и камни
settings-section-placing = Постановка камней
settings-section-sound = Звук
settings-section-appearance = Внешний вид
settings-section-language = Язык
settings-section-access = Доступность
settings-preview = Пример доски
settings-preview-text = Изменения видны здесь сразу и хранятся на этом устройстве.
settings-board = Доска
settings-board-kaya = Кая
settings-board-slate = Сланец
settings-board-paper = Бумага
settings-stones = Камни
settings-stones-shell = Ракушка и сланец
settings-stones-plain = Простые
settings-stones-flat = Плоские
settings-coordinates = Координаты
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-none = Нет
settings-last-move = Последний ход
settings-last-move-dot = Точка
settings-last-move-ring = Кольцо
settings-last-move-number = Номер
settings-ghost = Тень камня под курсором
settings-ghost-hint = Только там, где вам можно ходить
settings-crosshair = Перекрестие к последнему ходу
settings-crosshair-hint = Помогает найти его на большой доске
settings-mouse = Мышью
settings-mouse-click = Один щелчок
settings-mouse-double = Два щелчка
settings-mouse-button = Кнопка
settings-touch = Пальцем
settings-touch-two-tap = Два касания
settings-touch-tap = Одно касание
settings-loupe = Лупа над пальцем
settings-loupe-hint = Пока вы двигаете ждущий камень
settings-confirm-pass = Спрашивать перед пасом
settings-confirm-pass-hint = Пас не случится по ошибке
settings-hints = Показывать камни в опасности
settings-hints-hint = Отмечает ваши цепочки с последним дамэ
settings-volume = Громкость
settings-sound-stone = Камни
settings-sound-stone-hint = Стук камня о доску
settings-sound-capture = Захваты
settings-sound-capture-hint = Камни, которые уходят с доски
settings-sound-notice = Ходы и концы партий
settings-sound-notice-hint = Ваш ход, пас, конец партии
settings-theme = Тема
settings-theme-auto = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-contrast = Контраст
settings-contrast-auto = Как на устройстве
settings-contrast-normal = Обычный
settings-contrast-high = Высокий
settings-motion = Движение
settings-motion-auto = Как на устройстве
settings-motion-full = Полное
settings-motion-reduced = Меньше
settings-language = Язык
settings-language-auto = Как в браузере
settings-language-hint = Координаты на всех языках остаются латинскими.
settings-shortcuts = Клавиши из одной буквы
settings-shortcuts-hint = P — пас, U — вернуть ход и другие; отключите при голосовом вводе
settings-announce = Объявлять ходы
settings-announce-hint = Экранный диктор называет каждый ход и захват
settings-text-board = Доска текстом
settings-text-board-hint = Позиция строками текста под доской

## Rule sets: name, and what differs

rules-japanese = Японские правила
rules-japanese-about = Считаются территория и пленные. В сэки очков нет. Обычное ко.
rules-korean = Корейские правила
rules-korean-about = Подсчёт как в японских правилах.
rules-chinese = Китайские правила
rules-chinese-about = Считаются камни и территория, пленные — нет. Фора ставится свободно.
rules-chinese-ogs = Китайские правила (OGS)
rules-chinese-ogs-about = Китайский подсчёт; никакая позиция не повторяется.
rules-chinese-kgs = Китайские правила (KGS)
rules-chinese-kgs-about = Китайский подсчёт; никакая позиция не повторяется.
rules-aga = Американские правила (AGA)
rules-aga-about = Подсчёт площади; позиция не повторяется при ходе того же игрока.
rules-bga = Британские правила (BGA)
rules-bga-about = То же, что американские правила.
rules-french = Французские правила
rules-french-about = Как американские, в краткой форме для программ.
rules-aga-button = Американские правила с кнопкой
rules-aga-button-about = Кто первым спасует, получает пол-очка; коми целое.
rules-new-zealand = Новозеландские правила
rules-new-zealand-about = Подсчёт площади; самоубийство нескольких камней разрешено; коми 7, возможна ничья.
rules-ing = Правила Инга
rules-ing-about = Подсчёт площади; самоубийство нескольких камней разрешено; фора ставится свободно.
rules-tromp-taylor = Правила Тромпа — Тейлора
rules-tromp-taylor-about = Самые короткие: все камни на доске живы, самоубийство нескольких камней разрешено.
rules-stone-scoring = Подсчёт камней
rules-stone-scoring-about = Старый китайский способ: каждая группа платит два очка.
rules-ancient-territory = Старые правила территории
rules-ancient-territory-about = Считается территория, и каждая группа платит два очка.
rules-japanese-1989 = Японские правила 1989 года
rules-japanese-1989-about = Текст Нихон Киин.
rules-chinese-2002 = Китайские правила 2002 года
rules-chinese-2002-about = Текст китайской ассоциации: без повторений, без коми при форе.
rules-aga-1991 = Американские правила 1991 года
rules-aga-1991-about = Полный текст: пас стоит пленного, белые пасуют последними.
rules-french-ffg = Французские правила (FFG)
rules-french-ffg-about = Текст федерации: пас стоит пленного, фора ставится свободно.
rules-nz-any = Новозеландские правила, полный текст
rules-nz-any-about = Даже одиночный камень может занять своё последнее дамэ.
rules-ing-1996 = Правила Инга 1996 года
rules-ing-1996-about = Коми 8, при равенстве выигрывают чёрные.
rules-french-club = Французское введение
rules-french-club-about = Коми 5,5; ко ждёт, пока камень не поставлен в другом месте; при равенстве с форой выигрывают белые.
rules-russian-club = Краткое русское введение
rules-russian-club-about = Территория и пленные; никакая позиция не повторяется.
rules-russian-web = Русская веб-страница
rules-russian-web-about = Очки в сэки тоже считаются; чёрные ставят фору свободно.
rules-persian-club = Персидское введение
rules-persian-club-about = Выигрывает тот, у кого больше площадь, без коми; самоубийство разрешено, позиции не повторяются.

## Looking back

review-title = Разбор
review-intro = Пройдите по ходам законченной партии или откройте запись: перетащите её на страницу, вставьте или выберите файл.
review-games = Ваши законченные партии
review-games-empty = Здесь появятся партии, законченные в этом браузере.
review-which = Партия
review-board = Доска. { $where }
review-start = Начало партии
review-pass = пас
review-move = Ход { $n }, { $color ->
    [black] чёрные
   *[white] белые
} { $move }
review-captures = { $n ->
    [0] без захватов
   *[other] захвачено: { $n }
}
review-parts = Части записи
review-moves = Ходы
review-tree = Дерево ходов
review-variations = { $n ->
    [0] без вариантов
    [one] { $n } развилка
    [few] { $n } развилки
   *[other] { $n } развилок
}
review-comment = Комментарий
review-no-comment = К этому ходу нет комментария.
review-refused = Правила не допустили бы этот ход: { $reason }
review-problems = { $n ->
    [one] { $n } замечание к файлу
    [few] { $n } замечания к файлу
   *[other] { $n } замечаний к файлу
}
review-more-problems = и ещё { $n }
review-read-as = Текст прочитан в кодировке { $charset }.
review-offset = (байт { $at })
review-steps = Шаги
review-step-first = К началу
review-step-back-ten = На десять ходов назад
review-step-back = На ход назад
review-step-forward = На ход вперёд
review-step-forward-ten = На десять ходов вперёд
review-step-last = К концу
review-end = В эту сторону ходов больше нет
review-slider = Место в партии
review-of = { $n } из { $all }
review-save = Сохранить SGF
review-saved = Сохранено
review-copy = Копировать позицию
review-copied = Позиция скопирована как текст
review-open = Открыть другую

## Why a move or command is refused

refusal-occupied = Пункт { $point } занят.
refusal-off-board = Пункта { $point } нет на этой доске.
refusal-suicide = Нет дамэ: камень на { $point } был бы сразу захвачен.
refusal-ko = Ко: сначала сыграйте в другом месте, потом { $point } снова откроется.
refusal-superko = Ход { $point } повторил бы позицию после хода { $move }.
refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас ход другой стороны.
refusal-pass-in-placement = Сначала чёрные ставят камни форы.
refusal-wrong-phase = Сейчас это невозможно.
refusal-no-stone = Там нет камня.
refusal-waiting = Второй игрок ещё не пришёл.
refusal-seat-taken = Это место уже занято.
refusal-out-of-date = Доска за это время изменилась. Посмотрите ещё раз.
refusal-not-your-seat = За эту сторону играет другой.
refusal-nothing-to-undo = Возвращать нечего.
refusal-undo-pending = Просьба вернуть ход уже ждёт ответа.
refusal-no-undo-request = Никто не просит вернуть ход.
refusal-no-computer = Компьютер в этой партии не играет.

## Why a game cannot start

setup-bad-size = Такой доски нет: у каждой стороны от 1 до { $limit } линий.
setup-no-computer = На этой машине нет компьютерного игрока.
setup-size-for-computer = Компьютер играет на досках со стороной от 2 до { $limit }.
setup-unknown-rules = Правил с таким названием нет.
setup-bad-komi = Такое коми слишком велико.
setup-bad-handicap = На этой доске возможна фора не больше { $limit }.
setup-bad-name = В имени не больше 40 знаков.

## Why a handicap is proposed

proposal-no-ranks = Без обоих разрядов партия равная.
proposal-equal = Разряды равны.
proposal-black-stronger = Чёрные сильнее на { $steps ->
    [one] { $steps } разряд
    [few] { $steps } разряда
   *[other] { $steps } разрядов
}: для честной форы поменяйтесь цветами.
proposal-black-first = Разница в разрядах — { $steps }: чёрные начинают и не дают коми.
proposal-stones = Разница в разрядах — { $steps }: по камню за каждый, всего { $stones }.
proposal-most-stones = Разница в разрядах — { $steps }, но { $stones } — наибольшая фора на этой доске.
proposal-small-board = Разница в разрядах — { $steps }. На доске { $size }×{ $size } камень стоит нескольких разрядов: { $stones ->
    [0] без камней
    [1] чёрные первые
   *[other] камней форы { $stones }
}, коми { $komi } — и силы равны.
proposal-small-board-most = Разница в разрядах — { $steps }: больше, чем уравнивают { $stones } камней и коми { $komi } на доске { $size }×{ $size }; это наибольшая фора.

## Other refusals of the server

error-internal = В программе произошла ошибка. Ваша партия сохранена.
error-bad-request = Сервер не понял этот запрос.
error-too-large = Это больше, чем принимает сервер.
error-not-json = Сервер не понял этот запрос.
error-no-token = Для этого нужно ваше место в партии, а этот браузер его не знает.
error-other-site = Запросы с других сайтов отклоняются.
error-only-here = Это можно сделать только на том устройстве, где работает программа.
error-network = Выйти в сеть не удалось.
error-other-address = QR-коды рисуются только для адресов этого сервера.
error-too-many-requests = Слишком много запросов. Повторите через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
error-too-slow = Сервер отвечал слишком долго. Повторите.
error-size = Такой размер доски здесь невозможен.
error-rules = Правил с таким названием нет.
error-rank = Такого разряда нет.

## Records that cannot be opened

error-record-other-game = Это запись другой игры, не го.
error-record-empty = Файл пуст.
error-record-none = Это не запись партии. Файл начинается так: { $beginning }
error-record-too-large = Эта запись слишком велика.
## Notices of the server

notice-engine-restarted = Движок остановился и запущен снова. Партия продолжается.
notice-engine-restarted-name = Программа { $engine } остановилась и запущена снова. Партия продолжается.
notice-restarting = Сервер перезапускается. Партия сейчас продолжится.

## The server cannot write

refusal-storage = Сейчас ничего нельзя сохранить, поэтому это не сделано. Сыгранное раньше в сохранности.
refusal-storage-full = Диск сервера заполнен, поэтому это не сделано. Сыгранное раньше в сохранности.
refusal-storage-read-only = Папка данных сервера доступна только для чтения, поэтому это не сделано. Сыгранное раньше в сохранности.

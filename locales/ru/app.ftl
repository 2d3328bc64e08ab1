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

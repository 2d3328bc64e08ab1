### Партия на странице: игра, отметка мёртвых камней, подсчёт, результат.

## Кто играет

seat-you = Вы
seat-tengen = Tengen
seat-chip = Компьютер
seat-away = Переподключается
your-move = Ваш ход
to-move = { $color ->
        [black] Ход чёрных.
       *[white] Ход белых.
    }
bar-to-move = Ходит
bar-no-captures = Нет пленных
bar-captures = { $n ->
        [one] { $n } пленный
       *[other] { $n } пленных
    }
bar-thinking = Думает
bar-queue = { $n ->
        [0] Ждёт своей очереди
        [one] Впереди { $n } партия
        [few] Впереди { $n } партии
       *[other] Впереди { $n } партий
    }
bar-failed = Движок не отвечает и запускается заново
bar-handicap = { $n ->
        [one] Поставьте { $n } камень форы
        [few] Поставьте { $n } камня форы
       *[other] Поставьте { $n } камней форы
    }

## Страница

game-opening = Партия открывается…
game-leave = На главную страницу
waiting-title = Ждём соперника
looking-on = Вы наблюдаете.
fact-komi = Коми { $n }
fact-handicap = { $n ->
        [one] { $n } камень форы
        [few] { $n } камня форы
       *[other] { $n } камней форы
    }
moves-title = Ходы
moves-none = Ходов пока нет.
move-pass = Пас
text-board = Доска текстом
board-label = Доска { $cols } на { $rows }
board-label-turn = Доска { $cols } на { $rows }, ход { $color ->
        [black] чёрных
       *[white] белых
    }, номер { $n }
point-empty = пусто
point-black = чёрный камень
point-white = белый камень
point-last = последний ход
point-dead = отмечен мёртвым
said-move = { $color ->
        [black] Чёрные
       *[white] Белые
    } { $point }.
said-pass = { $color ->
        [black] Чёрные пасуют.
       *[white] Белые пасуют.
    }
said-captured = { $n ->
        [one] Захвачен { $n } камень.
        [few] Захвачено { $n } камня.
       *[other] Захвачено { $n } камней.
    }
said-ko = Ко на { $point }.
said-undone = Ход возвращён.

## Что можно сделать

action-pass = Пас
action-undo = Вернуть ход
action-ask-undo = Попросить вернуть ход
action-resign = Сдаться
action-more = Ещё
action-hurry = Ходить сейчас
action-keep-playing = Играть дальше
dock-play = Ход { $point }
dock-hint = Нажмите на тот же пункт ещё раз или на кнопку
dock-cancel = Не ходить сюда
pass-title = Пропустить ход?
pass-text = Следующим ходит соперник. Когда спасуют оба, начнётся подсчёт.
pass-ends = Соперник тоже спасовал: игра останавливается, и вы вместе отмечаете мёртвые камни.
resign-title = Сдать партию?
resign-text = Победитель: { $name }.
blocked-not-your-turn = Сейчас не ваш ход
blocked-no-move = Нет хода, который можно вернуть
blocked-undo-asked = На вашу просьбу ещё не ответили
more-title = Эта партия
more-numbers = Номера ходов на камнях
more-hints = Показывать мои камни в атари
more-hints-text = Красный ободок у камней, которые можно захватить следующим ходом
more-sound = Звук
more-turned = Повернуть дальнюю панель
more-save = Сохранить как SGF
more-zen = Только доска и игроки
more-zen-text = Меню, ходы и условия исчезают; вернуть их можно клавишей Z или здесь
keys-title = Клавиши
keys-board = На доске
keys-move = Двигать курсор
keys-star = К следующей линии хоси
keys-point = К пункту Q16
keys-place = Поставить камень
keys-leave = Уйти с доски

## Сообщения

line-lost = Связь потеряна. Пробуем снова…
line-lost-move = Связь потеряна. Ваш ход { $point } сохранён и будет отправлен.
undo-asked = Вы попросили вернуть ход. Ждём ответа.
undo-request = { $n ->
        [one] { $name } просит вернуть ход
        [few] { $name } просит вернуть { $n } хода
       *[other] { $name } просит вернуть { $n } ходов
    }
undo-decline = Отказать
undo-accept = Согласиться
objection = { $n ->
        [one] Компьютер считает камень на { $point } живым. Играйте дальше, чтобы показать, что его можно захватить.
       *[other] Компьютер считает группу на { $point } живой. Играйте дальше, чтобы показать, что её можно захватить.
    }
must-play-on = Согласия нет второй раз. Играйте, пока всё мёртвое не будет захвачено: пас стоит камня, а в конце все камни на доске считаются живыми.
lookback = Доска после хода { $n }.
lookback-end = К партии
refusal-earlier = { $n ->
        [0] Доска в начале партии
       *[other] Доска после хода { $n }
    }

## Какие камни мертвы?

end-passed = Оба игрока спасовали
end-title = Какие камни мертвы?
end-hint = Нажмите на группу на доске, чтобы изменить её. Зачёркнутые камни снимаются до подсчёта.
end-groups = { $n ->
        [one] { $n } группа
        [few] { $n } группы
       *[other] { $n } групп
    }
end-no-groups = Сомнительных групп нет. Нажмите на группу на доске, если она мертва.
end-alive = Жива
end-dead = Мертва
end-seki = Сэки
group-stones = { $color ->
        [black] { $n ->
            [one] { $n } чёрный камень, { $points }
            [few] { $n } чёрных камня, { $points }
           *[other] { $n } чёрных камней, { $points }
        }
       *[white] { $n ->
            [one] { $n } белый камень, { $points }
            [few] { $n } белых камня, { $points }
           *[other] { $n } белых камней, { $points }
        }
    }
group-stones-at = { $color ->
        [black] { $n ->
            [one] { $n } чёрный камень у { $points }
            [few] { $n } чёрных камня у { $points }
           *[other] { $n } чёрных камней у { $points }
        }
       *[white] { $n ->
            [one] { $n } белый камень у { $points }
            [few] { $n } белых камня у { $points }
           *[other] { $n } белых камней у { $points }
        }
    }
opinion = { $status ->
        [alive] Компьютер: жива, уверенность { $n } %
        [dead] Компьютер: мертва, уверенность { $n } %
        [seki] Компьютер: сэки, уверенность { $n } %
       *[unsettled] Компьютер: неясно
    }
opinion-proven = { $status ->
        [alive] Жива, доказано
        [dead] Мертва, доказано
        [seki] Сэки
       *[unsettled] Ничего не доказано
    }
opinion-pending = Компьютер смотрит
source-pending = Компьютер ещё смотрит на группы.
source-pass-alive = Ни один движок не дал оценки: отмечено только доказанное. Проверьте все группы сами.
accepted = Принято
accepted-waiting = Принято, ждём
accept-waiting = Ещё не принято
accept-changed = Изменение на { $point } ({ $name }), посмотрите ещё раз
action-accept = Принять и считать
action-resume = Играть дальше
action-restore = Вернуть предложение
resume-text = { $color ->
        [black] Если продолжить, первыми ходят чёрные.
       *[white] Если продолжить, первыми ходят белые.
    }

## Счёт

sheet-title = Счёт
sheet-stones = Камни
sheet-territory = Территория
sheet-lost = Потеряно пленных
sheet-tax = Плата за группы
sheet-handicap = Камни форы
sheet-button = Первый пас
sheet-komi = Коми
sheet-so-far = Пока итого
sheet-tens = Десятки
sheet-rest = Остаток
sheet-beside = В чаше
sheet-before = До изменения: { $before }
outcome-score = { $winner ->
        [black] Чёрные выигрывают { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[white] Белые выигрывают { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }
outcome-tie-rule = { $winner ->
        [black] Поровну: по правилам победа чёрных
       *[white] Поровну: по правилам победа белых
    }
outcome-tie = Ничья
outcome-resign = { $winner ->
        [black] Чёрные выиграли: соперник сдался
       *[white] Белые выиграли: соперник сдался
    }
outcome-time = { $winner ->
        [black] Чёрные выиграли по времени
       *[white] Белые выиграли по времени
    }
outcome-forfeit = { $winner ->
        [black] Чёрным присуждена победа
       *[white] Белым присуждена победа
    }
outcome-no-result = Без результата
both-title = Та же партия, посчитанная двумя способами
both-area = Площадь
both-territory = Территория
both-official = по этим правилам
both-other = для сравнения

## Подсчёт

count-title = Считаем вместе
count-board = Подсчёт на доске { $size }
count-step = Шаг { $n } из { $of }
count-next = Дальше: { $step }
count-back = Назад
count-pause = Пауза
count-play = Продолжить
count-skip = Показать результат
count-again = Показать ещё раз
count-first = Это первый шаг
over-subtitle = Конец партии · { $size }, { $rules }
action-look-back = Просмотреть партию
action-rematch = Реванш
step-remove-dead = Убрать мёртвые камни
step-remove-dead-text = Мёртвые камни уходят с доски и становятся пленными.
step-fill-neutral = Заполнить нейтральные пункты
step-fill-neutral-text = Пункты между сторонами не принадлежат никому.
step-return-prisoners = Вернуть пленных
step-return-prisoners-text = Каждый пленный заполняет пункт территории своей стороны.
step-arrange = Сложить прямоугольники
step-arrange-text = Камни двигаются только внутри своей площади, поэтому ни один пункт не теряется. Сначала полные десятки, потом остаток.
step-count-stones = Сосчитать камни
step-count-stones-text = Каждый живой камень — очко.
step-count-territory = Сосчитать территорию
step-count-territory-text = Каждый окружённый пункт — очко.
step-add-prisoners = Прибавить пленных
step-add-prisoners-text = Каждый пленный — очко.
step-tax = Вычесть плату за группы
step-tax-text = Каждая группа платит два очка.
step-handicap-bonus = Камни форы
step-handicap-bonus-text = Белые получают очки за камни форы.
step-button = Первый пас
step-button-text = Кто спасовал первым, получает пол-очка.
step-komi = Прибавить коми
step-komi-text = Белые получают очки за то, что ходят вторыми.
step-result = Результат
step-result-text = Итоги сравниваются.
step-detail-dead = { $black } чёрных, { $white } белых
step-detail-neutral = { $n ->
        [0] Таких нет
        [one] { $n } пункт
        [few] { $n } пункта
       *[other] { $n } пунктов
    }
step-detail-prisoners = { $black } у чёрных, { $white } у белых
step-detail-so-far = Чёрные { $black }, белые { $white }
reason-hint = Укажите место на доске или перейдите туда стрелками, чтобы прочитать, почему оно считается.
reason-none = { $point } — не пункт этой доски.
reason-worth = Площадь: { $area }. Территория: { $territory }.
why-stone = { $owner ->
        [black] { $point }: живой чёрный камень.
       *[white] { $point }: живой белый камень.
    }
why-pass-alive = { $owner ->
        [black] { $point }: точно у чёрных, эти камни нельзя захватить никогда.
       *[white] { $point }: точно у белых, эти камни нельзя захватить никогда.
    }
why-seki = { $point }: часть сэки, где никто не может захватить соперника.
why-territory = { $owner ->
        [black] { $point }: территория чёрных, вокруг только живые чёрные камни.
       *[white] { $point }: территория белых, вокруг только живые белые камни.
    }
why-false-eye = { $owner ->
        [black] { $point }: ложный глаз, чёрным придётся его заполнить.
       *[white] { $point }: ложный глаз, белым придётся его заполнить.
    }
why-neutral = { $point }: нейтральный пункт, его касаются камни обоих цветов.
why-dead-stone = { $owner ->
        [black] { $point }: мёртвый белый камень, он и его пункт достаются чёрным.
       *[white] { $point }: мёртвый чёрный камень, он и его пункт достаются белым.
    }

## Следующая партия

next-handicap-more = Победа белых. В следующей партии чёрные { $handicap ->
        [1] просто ходят первыми, без коми для белых.
        [few] получают { $handicap } камня форы.
       *[other] получают { $handicap } камней форы.
    }
next-handicap-less = Победа чёрных. В следующей партии чёрные { $handicap ->
        [0] играют без форы.
        [1] просто ходят первыми, без коми для белых.
        [few] получают { $handicap } камня форы.
       *[other] получают { $handicap } камней форы.
    }
next-handicap-swap = Чёрные выиграли на равных. В следующий раз поменяйтесь цветами: новые чёрные ходят первыми, без коми для белых.
next-handicap-limit = Победа белых, но больше { $handicap } камней форы не бывает. Следующая партия будет такой же.

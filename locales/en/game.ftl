### A game on the page: playing, marking dead stones, counting, the result.

## Who plays

seat-you = You
seat-tengen = Tengen
seat-chip = Computer
seat-away = Reconnecting
your-move = Your move
to-move = { $color ->
        [black] Black to move.
       *[white] White to move.
    }
bar-to-move = To move
bar-no-captures = No captures
bar-captures = { $n } captured
bar-thinking = Thinking
bar-queue = { $n ->
        [0] Waiting for its turn to think
        [one] Waiting for { $n } other game
       *[other] Waiting for { $n } other games
    }
bar-failed = The engine does not answer; it is being restarted
bar-handicap = { $n ->
        [one] Place { $n } handicap stone
       *[other] Place { $n } handicap stones
    }

## The page

game-opening = Opening the game…
game-leave = Back to the start page
waiting-title = Waiting for your opponent
looking-on = You are looking on.
fact-komi = Komi { $n }
fact-handicap = { $n } handicap stones
moves-title = Moves
moves-none = No moves yet.
move-pass = Pass
text-board = The board as text
board-label = Board { $cols } by { $rows }
board-label-turn = Board { $cols } by { $rows }, { $color ->
        [black] Black
       *[white] White
    } to play, move { $n }
point-empty = empty
point-black = black stone
point-white = white stone
point-last = last move
point-dead = marked dead
said-move = { $color ->
        [black] Black
       *[white] White
    } { $point }.
said-pass = { $color ->
        [black] Black passes.
       *[white] White passes.
    }
said-captured = { $n ->
        [one] Captured one.
       *[other] Captured { $n }.
    }
said-ko = Ko at { $point }.
said-undone = Taken back.

## What one can do

action-pass = Pass
action-undo = Undo
action-ask-undo = Ask undo
action-resign = Resign
action-more = More
action-hurry = Play now
action-keep-playing = Keep playing
dock-play = Play { $point }
dock-hint = Tap the same point again, or press Play
dock-cancel = Do not play there
pass-title = Pass this turn?
pass-text = Your opponent moves next. When both players pass, the stones are counted.
pass-ends = Your opponent passed too, so play ends and you mark the dead stones together.
resign-title = Resign this game?
resign-text = { $name } wins.
blocked-not-your-turn = It is not your turn
blocked-no-move = There is no move to take back
blocked-undo-asked = Your request has not been answered yet
more-title = This game
more-numbers = Move numbers on the stones
more-hints = Show my stones in atari
more-hints-text = Stones that can be captured with the next move get a red rim
more-sound = Sound
more-turned = Turn the far bar round
more-save = Save as SGF
more-zen = Only the board and the players
more-zen-text = Rail, moves and terms fade; Z or this switch brings them back
keys-title = Keys
keys-board = On the board
keys-move = Move the cursor
keys-star = On to the next star line
keys-point = Go to the point Q16
keys-place = Place a stone
keys-leave = Leave the board

## Banners

line-lost = Connection lost. Trying again…
line-lost-move = Connection lost. Your move { $point } is kept and will be sent.
undo-asked = You asked to take your move back. Waiting for the answer.
undo-request = { $n ->
        [one] { $name } asks to take back a move
       *[other] { $name } asks to take back { $n } moves
    }
undo-decline = Decline
undo-accept = Accept
objection = { $n ->
        [one] The computer holds the stone at { $point } to be alive. Play on to show that it can be captured.
       *[other] The computer holds the group at { $point } to be alive. Play on to show that it can be captured.
    }
must-play-on = You could not agree twice. Play on until everything dead is captured; a pass costs a stone, and at the end all stones on the board count as alive.
lookback = This is the board after move { $n }.
lookback-end = Back to the game
refusal-earlier = { $n ->
        [0] The board at the start
       *[other] The board after move { $n }
    }

## Which stones are dead?

end-passed = Both players passed
end-title = Which stones are dead?
end-hint = Tap a group on the board to change it. Crossed stones come off before the count.
end-groups = { $n ->
        [one] { $n } group
       *[other] { $n } groups
    }
end-no-groups = No group is in doubt. Tap a group on the board if one is dead.
end-alive = Alive
end-dead = Dead
end-seki = Both live
group-stones = { $color ->
        [black] { $n ->
            [one] { $n } black stone, { $points }
           *[other] { $n } black stones, { $points }
        }
       *[white] { $n ->
            [one] { $n } white stone, { $points }
           *[other] { $n } white stones, { $points }
        }
    }
group-stones-at = { $color ->
        [black] { $n } black stones at { $points }
       *[white] { $n } white stones at { $points }
    }
opinion = { $status ->
        [alive] Computer: alive, { $n } % sure
        [dead] Computer: dead, { $n } % sure
        [seki] Computer: both live, { $n } % sure
       *[unsettled] Computer: undecided
    }
opinion-proven = { $status ->
        [alive] Alive, proven
        [dead] Dead, proven
        [seki] Both live
       *[unsettled] Not proven either way
    }
opinion-pending = The computer is looking
source-pending = The computer is still looking at the groups.
source-pass-alive = No engine gave its opinion: only what is proven is marked. Please check every group yourselves.
accepted = Accepted
accepted-waiting = Accepted, waiting
accept-waiting = Not accepted yet
accept-changed = { $name } changed { $point }, please look again
action-accept = Accept and count
action-resume = Resume play
action-restore = Restore suggestion
resume-text = { $color ->
        [black] If you resume, Black moves first.
       *[white] If you resume, White moves first.
    }

## The score

sheet-title = Score
sheet-stones = Stones
sheet-territory = Territory
sheet-lost = Prisoners lost
sheet-tax = Group tax
sheet-handicap = Handicap stones
sheet-button = First pass
sheet-komi = Komi
sheet-so-far = Total so far
sheet-tens = Tens
sheet-rest = Rest
sheet-beside = In the bowl
sheet-before = Before this change: { $before }
outcome-score = { $winner ->
        [black] Black wins by { $points }
       *[white] White wins by { $points }
    }
outcome-tie-rule = { $winner ->
        [black] Equal scores: Black wins by the tie rule
       *[white] Equal scores: White wins by the tie rule
    }
outcome-tie = A tie
outcome-resign = { $winner ->
        [black] Black wins by resignation
       *[white] White wins by resignation
    }
outcome-time = { $winner ->
        [black] Black wins on time
       *[white] White wins on time
    }
outcome-forfeit = { $winner ->
        [black] Black wins by forfeit
       *[white] White wins by forfeit
    }
outcome-no-result = No result
both-title = The same game counted in both ways
both-area = Area
both-territory = Territory
both-official = these rules
both-other = for comparison

## The count

count-title = Counting together
count-board = Count on a board of { $size }
count-step = Step { $n } of { $of }
count-next = Next: { $step }
count-back = Back
count-pause = Pause
count-play = Go on
count-skip = Show the result
count-again = Watch again
count-first = This is the first step
over-subtitle = End of the game · { $size }, { $rules }
action-look-back = Look back at the game
action-rematch = Rematch
step-remove-dead = Remove the dead
step-remove-dead-text = Dead stones leave the board and become prisoners.
step-fill-neutral = Fill the neutral points
step-fill-neutral-text = Points between the two sides belong to nobody.
step-return-prisoners = Return the prisoners
step-return-prisoners-text = Every prisoner fills a point of its own side's territory.
step-arrange = Arrange into rectangles
step-arrange-text = Stones move only inside their own area, so no point is won or lost. Whole tens first, then the rest.
step-count-stones = Count the stones
step-count-stones-text = Every living stone is a point.
step-count-territory = Count the territory
step-count-territory-text = Every surrounded point is a point.
step-add-prisoners = Add the prisoners
step-add-prisoners-text = Every prisoner is a point.
step-tax = Take the group tax
step-tax-text = Every group pays two points.
step-handicap-bonus = Handicap stones
step-handicap-bonus-text = White is compensated for the handicap stones.
step-button = The first pass
step-button-text = Whoever passed first gets half a point.
step-komi = Add komi
step-komi-text = White gets points for moving second.
step-result = Result
step-result-text = The totals are compared.
step-detail-dead = { $black } black, { $white } white
step-detail-neutral = { $n ->
        [0] There are none
        [one] { $n } point
       *[other] { $n } points
    }
step-detail-prisoners = { $black } for Black, { $white } for White
step-detail-so-far = Black { $black }, White { $white }
reason-hint = Point at a place on the board, or go there with the arrow keys, to read why it counts.
reason-none = { $point } is no point of this board.
reason-worth = Area: { $area }. Territory: { $territory }.
why-stone = { $owner ->
        [black] { $point }: a living black stone.
       *[white] { $point }: a living white stone.
    }
why-pass-alive = { $owner ->
        [black] { $point }: Black's for certain; these stones can never be captured.
       *[white] { $point }: White's for certain; these stones can never be captured.
    }
why-seki = { $point }: part of a seki, where neither side can capture the other.
why-territory = { $owner ->
        [black] { $point }: Black's territory; only living black stones surround it.
       *[white] { $point }: White's territory; only living white stones surround it.
    }
why-false-eye = { $owner ->
        [black] { $point }: a false eye; Black must fill it in the end.
       *[white] { $point }: a false eye; White must fill it in the end.
    }
why-neutral = { $point }: a neutral point; stones of both colors touch it.
why-dead-stone = { $owner ->
        [black] { $point }: a dead white stone; it and its point go to Black.
       *[white] { $point }: a dead black stone; it and its point go to White.
    }

## The next game

next-handicap-more = White won. In the next game Black { $handicap ->
        [1] moves first and White gets no komi for it.
       *[other] gets { $handicap } handicap stones.
    }
next-handicap-less = Black won. In the next game Black { $handicap ->
        [0] gets no handicap.
        [1] only moves first, and White gets no komi for it.
       *[other] gets { $handicap } handicap stones.
    }
next-handicap-swap = Black won the even game. Next time you change colors, and the new Black moves first without giving komi.
next-handicap-limit = White won, but { $handicap } handicap stones are the most. The next game stays the same.

### The course: a dozen and a half short steps on a board that answers. At most 60 words to a text, the plain word first.

## The pages

course-title = Learn Go
course-lead = A game for two, from China, thousands of years old. Learn it in short steps on a board that answers: no score, no clock, just try.
course-start = Start with the first step
course-continue = Go on: { $title }
course-all-done = You have done every step. Now play!
course-progress = { $done ->
    [one] { $done } of { $count } steps done
   *[other] { $done } of { $count } steps done
  }
course-reset = Start again from the beginning
course-step-done = done
course-step-next = next
course-all = All lessons
course-position = Step { $n } of { $count }
course-bar = Step { $n } of { $count }, { $done } done
course-back = Back to all lessons
course-task = Task
course-read = Show the task
course-hint = Hint
course-hint-more = Another hint
course-next = Next
course-next-chapter = Next chapter
course-play = Play your first game
course-retry = Try again
course-show = Show it again
course-pass = Pass
course-answers = Your answer
course-number = { $number }
course-chapter-done = Chapter done
course-board = Board { $cols } by { $rows }
course-board-name = Go board
course-to-play = Black to play
course-said-black = Black { $point }
course-said-white = White { $point }
course-said-black-pass = Black passes
course-said-white-pass = White passes
course-said-captured = { $count ->
    [one] { $count } stone captured
   *[other] { $count } stones captured
  }
course-point-empty = empty
course-point-black = black stone
course-point-white = white stone
course-point-marked = marked
course-loading = One moment …
course-error-step = There is no such step.
course-error-move = The step does not ask for this move. Try again.

## Chapters

course-chapter-stones = Stones
course-chapter-stones-done = You know what a stone lives on: its liberties, and the chain it belongs to.
course-chapter-capture = Capture
course-chapter-capture-done = You can capture, escape, and fight a ko. These are already all the rules for placing stones.
course-chapter-life = Life and death
course-chapter-life-done = You can tell what lives: two real eyes, or a seki. All else is dead.
course-chapter-game = The whole game
course-chapter-game-done = That was everything you need. The rest comes by playing: your first games may be on the small board.

## Hints and refusals

course-hint-place = Look at the circled points.
course-hint-move = { $point } does it.
course-hint-pass = A pass does it.
course-hint-number = It is { $count }.
course-refused-suicide = At { $point } your stone would have no liberty. That is suicide, and it is forbidden.
course-refused-ko = Ko: White has just captured here. Play somewhere else first, then you may take back.
course-refused-occupied = There is a stone on { $point } already.

## Stones and liberties

course-liberties-title = Stones and liberties
course-liberties-text = Stones go on the crossings of the lines, and there they stay. The free crossings right beside a stone – above, below, left, right – are the air it breathes, its <b>liberties</b>. Diagonals do not count.
course-liberties-task = Play three black stones that do not touch: one with four liberties, one with three, one with two.
course-liberties-hint = How many lines lead away from a point in the middle? At the edge? In the corner?
course-liberties-go-on = { $count ->
    [one] { $count } liberty. Now a stone with another number.
   *[other] { $count } liberties. Now a stone with another number.
  }
course-liberties-right = Four, three and two.
course-liberties-wrong = { $count ->
    [one] { $count } liberty once more. Look for a place with another number.
   *[other] { $count } liberties once more. Look for a place with another number.
  }
course-liberties-touching = Stones that touch share their liberties. Leave a gap between them.
course-liberties-sum = Four in the middle, three at the edge, two in the corner: the nearer the edge, the easier to catch.

course-chains-title = Chains
course-chains-text = Stones of one color side by side on a line hold together: they form a <b>chain</b>. A chain shares its liberties, and it stays or leaves as a whole. Stones that meet only at a diagonal are not joined, and the opponent can come between them.
course-chains-task = Black to play. Join the three marked stones to one chain.
course-chains-hint = Which point touches all three?
course-chains-go-on-also = White cannot cut any more: a stone between yours would have no liberty. Now join them.
course-chains-right = { $point } joins all three.
course-chains-also = Joined too. A single stone in the middle would have done it.
course-chains-wrong = White cuts at { $reply }.
course-chains-sum = Joined stones share every liberty, and that makes them strong.

## Capture

course-capture-title = Capturing
course-capture-text = When only one liberty is left, a chain is in <b>atari</b>. Whoever fills that last liberty captures the whole chain: it leaves the board. Captured stones are kept as <b>prisoners</b> and count at the end.
course-capture-task = Black to play. Capture as many stones as you can.
course-capture-hint = Which white chains have a single liberty left?
course-capture-right = { $count ->
    [one] { $point } takes { $count } stone.
   *[other] { $point } takes { $count } stones.
  }
course-capture-also = { $most ->
    [one] Captured! At { $better } there was { $most } stone to take.
   *[other] Captured! At { $better } there were even { $most } stones to take.
  }
course-capture-wrong = White runs away with { $reply }.
course-capture-sum = Fill the last liberty, and the whole chain comes off.

course-atari-title = Out of atari
course-atari-text = Your own stones can be in atari too. There are two ways out: <b>extend</b>, so that the chain gains liberties, or <b>capture</b> one of the stones that hold it. Look twice, for a chain that runs the wrong way only grows before it is caught.
course-atari-task = White threatens your marked stone. Save it.
course-atari-hint = Is one of the white stones in atari itself?
course-atari-right = { $point } saves the stone.
course-atari-wrong = White plays { $reply }, and the stone is lost.
course-atari-sum = In atari, look first for something to capture, then for room to run.

course-forbidden-title = Forbidden points
course-forbidden-text = You may not play where your stone would be without liberties: that is <b>suicide</b>. But what is captured leaves first. If your stone takes White’s last liberty, there is air again, and the move is allowed.
course-forbidden-task = Neither A7 nor G1 has a liberty for Black. One of the two is allowed all the same. Play there.
course-forbidden-hint = Which white chain would lose its last liberty?
course-forbidden-go-on-also = Your stones are safe, and White still cannot get out. Now capture.
course-forbidden-right = { $point } captures, and so your stone can breathe.
course-forbidden-also = Captured. White had no way out, so there was time.
course-forbidden-wrong = White was faster: { $reply } takes your stones.
course-forbidden-sum = A stone without liberties is allowed only when it captures.

course-ko-title = Ko
course-ko-text = One stone takes one stone, and could be taken back at once, and so on for ever. This is a <b>ko</b>. So there is a rule: you may not take back at once. First you play somewhere else.
course-ko-task = Capture the marked stone. Then close the ko before White takes back.
course-ko-hint = The marked stone has one liberty. And after that: which point must White not get back?
course-ko-go-on = White may not take back yet and has played { $reply }. Now close the ko.
course-ko-right = The ko is closed.
course-ko-wrong = White plays { $reply }, and the ko is gone.
course-ko-sum = After a ko capture the other side has to play elsewhere before taking back.

course-ko-fight-title = A ko fight
course-ko-fight-text = White has just taken the ko, and you may not take back. Make a <b>threat</b>: a move that White must answer. Meanwhile one turn has passed, and the ko is open to you again. Such an exchange is called a ko fight.
course-ko-fight-task = Win the ko, or what you threaten.
course-ko-fight-hint = Which white chain can you put into atari?
course-ko-fight-go-on = White plays { $reply }. Back to the ko!
course-ko-fight-right = The ko is yours.
course-ko-fight-wrong = White plays { $reply } and wins the ko.
course-ko-fight-sum = Whoever has the bigger threats wins the ko.

## Life and death

course-two-eyes-title = Two eyes
course-two-eyes-text = A free point that a group encloses is an <b>eye</b>. One eye is not enough: once the outside is taken, the opponent plays into it and captures. Two eyes are safe, for nobody can fill both at once, and each one alone is forbidden.
course-two-eyes-task = Your group is surrounded. Give it two eyes.
course-two-eyes-hint = Where does one stone split the room in two?
course-two-eyes-right = { $point } makes two eyes.
course-two-eyes-wrong = White plays { $reply }: room for one eye only.
course-two-eyes-sum = A group with two eyes can never be captured.

course-false-eye-title = False eyes
course-false-eye-text = Not every hole is an eye. If a stone beside it is connected through the hole alone, you can put that stone into atari, and its owner must fill the hole to save it. Such an eye is <b>false</b> and gives no life.
course-false-eye-task = White’s eye at C4 is real. Make the one at D2 false.
course-false-eye-hint = Through which points is the white stone at E2 connected?
course-false-eye-right = E2 hangs on D2 alone now: the eye is false.
course-false-eye-wrong = White connects at { $reply } and has two real eyes.
course-false-eye-sum = An eye is real only if the stones around it hold together without it.

course-dead-title = Dead or alive
course-dead-text = A surrounded group that cannot get two eyes is <b>dead</b>, even while it still stands there. Nobody has to capture it: it is taken off the board at the end.
course-dead-task = Touch the white groups that die even if White plays first.
course-dead-hint = Try in your mind: can White split the room inside into two eyes?
course-dead-go-on = Dead. And there is another one.
course-dead-right = These groups are dead.
course-dead-wrong = This group lives: here are its two eyes.
course-dead-own = These stones are black. Look at the white groups.
course-dead-empty = There is no stone here. Touch a white group.
course-dead-sum = What cannot make two eyes is dead, with no need to capture it.

course-seki-title = Seki
course-seki-text = Two groups without two eyes can hold each other: they share their last liberties, and whoever fills one is captured. So both leave it alone, and both live. This is <b>seki</b>; the shared points belong to nobody.
course-seki-task = The marked chains share their last two liberties. Black’s turn: a stone, or a pass?
course-seki-hint = Count the liberties of your chain after a move in between.
course-seki-right = Right: whoever starts here loses.
course-seki-also = Your chain lives. But the stone on { $point } gains nothing; a pass is better.
course-seki-wrong = White plays { $reply } and captures you: you filled your own liberty.
course-seki-sum = In a seki both sides live, as long as neither begins.

## The whole game

course-ending-title = When is it over?
course-ending-text = A game is over when both players pass, one after the other. Before that, close the gaps in your borders. Then nothing is left to gain: stones in your own territory cost points, and stones in White’s become prisoners.
course-ending-task = Close what is open. When no move gains anything, pass.
course-ending-hint = Where could White still slip in?
course-ending-go-on = Good. Is there anything left to gain?
course-ending-go-on-also = No harm done, and no gain either. Is there anything left?
course-ending-right = Both have passed. The game is over.
course-ending-also = The game is over. One of your moves was not needed.
course-ending-wrong = This move costs points.
course-ending-wrong-pass = Too early: White plays { $reply } and gets in.
course-ending-sum = Close the borders, then pass: two passes end the game.

course-count-title = Counting
course-count-text = Every free point you surround counts one. Dead stones leave the board as prisoners, one point each, and the point under them counts too. White, who moved second, gets <b>komi</b> in return: here 5.5 points, and so there is no tie.
course-count-task = There is a dead white stone on the board. How many points has Black?
course-count-hint = Count the free points, the one under the dead stone as well, and add the prisoner.
course-count-right = { $black ->
    [one] { $black } point for Black.
   *[other] { $black } points for Black.
  }
course-count-wrong = { $answer ->
    [one] Not { $answer } point. Count along: the squares are territory.
   *[other] Not { $answer } points. Count along: the squares are territory.
  }
course-count-sum = { $winner ->
    [black] Black { $black }, White { $white } and komi { $komi } make { $total }: Black wins by { $margin }.
   *[white] Black { $black }, White { $white } and komi { $komi } make { $total }: White wins by { $margin }.
  }

course-ranks-title = Ranks
course-ranks-text = Strength has names. Beginners start around 30 kyu and work their way down to 1 kyu; then come the dan, from 1 dan up. Each step is worth about one stone at the start, the <b>handicap</b>. So both have a real game, however far apart they are.
course-ranks-task = You are 12 kyu, your partner is 7 kyu. How many stones do you get?
course-ranks-hint = How many steps is it from 12 to 7?
course-ranks-right = { $count ->
    [one] { $count } stone.
   *[other] { $count } stones.
  }
course-ranks-wrong = { $answer ->
    [one] { $answer } stone makes up for { $answer } step. Count the steps again.
   *[other] { $answer } stones make up for { $answer } steps. Count the steps again.
  }
course-ranks-sum = The difference in rank is the handicap, as a rule up to nine stones.

course-handicap-title = Handicap stones
course-handicap-text = The weaker player takes Black and sets the stones on the dots of the board, the <b>stars</b>. Together they are Black’s first move, so White plays next. There is no komi then, or only half a point against ties.
course-handicap-task = You are 9 kyu, your partner is 6 kyu. Place your stones.
course-handicap-hint = From 9 to 6: that many. The corners come first.
course-handicap-go-on = { $left ->
    [one] { $left } more.
   *[other] { $left } more.
  }
course-handicap-right = That is how they stand.
course-handicap-also = Just as good. By custom the corner at the lower right stays free.
course-handicap-wrong = These stones stand on the stars, and the corners come first.
course-handicap-sum = The handicap stands on the stars, and White begins.

### آنچه برنامه در پایانه می‌گوید.

play-needs-terminal = «tengen play» پایانه می‌خواهد: ورودی و خروجی استاندارد نباید تغییر مسیر داده باشند
error = tengen: { $message }

file-unreadable = { $file } خوانده نمی‌شود: { $reason }
file-too-large = { $file } از { $limit } مبی‌بایت بزرگ‌تر است و بیش از آن خوانده نمی‌شود
file-says = { $file }: { $reason }
file-exists = { $file } از پیش هست و دست نخورده می‌ماند
file-unwritable = { $file } نوشته نمی‌شود

## The command line itself

usage-heading = کاربرد:
usage-commands = فرمان‌ها:
usage-arguments = آرگومان‌ها:
usage-options = گزینه‌ها:
usage-default = {" "}[پیش‌فرض: { $value }]
usage-values = {" "}[ممکن: { $values }]
usage-help = نمایش راهنما
usage-version = نمایش نسخه
usage-lang = زبان متن‌ها؛ اگر نیاید زبان سیستم
usage-help-command = نمایش این راهنما یا راهنمای یک فرمان
usage-unknown-argument = «{ $argument }» اینجا آرگومان نیست
usage-unknown-command = فرمان «{ $command }» وجود ندارد
usage-perhaps = ؛ شاید «{ $found }»
usage-missing-argument = نیامده است: { $argument }
usage-twice = «{ $argument }» دو بار آمده است
usage-conflict = «{ $argument }» و «{ $other }» با هم نمی‌آیند
usage-no-value = «{ $argument }» مقدار می‌خواهد
usage-value = «{ $argument }» مقدار «{ $value }» را نمی‌پذیرد؛ ممکن: { $values }
usage-value-reason = «{ $argument }» مقدار «{ $value }» را نمی‌پذیرد: { $reason }
usage-whole-number = عدد صحیح لازم است
usage-unreadable = سطر فرمان خوانده نمی‌شود: { $argument }
usage-more = «--help» بیشتر می‌گوید.

## Values on the command line

args-size = اندازهٔ تخته لازم است، مانند 19 یا 5x7 (ستون‌ها x ردیف‌ها)، هر ضلع از 1 تا 52
args-points = «{ $text }» نقطه نیست؛ auto، none یا نقطه‌هایی مانند "D4 Q16" لازم است
args-komi = مضربی از 0.5 میان -400 و 400 لازم است، مانند 6.5
args-rules-unknown = قوانینی با این نام نیست؛ شکل کوتاه کاتاگو، JSON یا یکی از این‌ها لازم است: { $names }
args-rules-json = یک شیء سادهٔ JSON لازم است؛ خطا در بایت { $at } است
args-rules-key = هیچ قوانینی کلید «{ $key }» ندارد
args-rules-value = کلید «{ $key }» مقدار «{ $value }» را نمی‌پذیرد
args-rules-long = { $bytes } بایت بیش از نیاز هر قوانینی است
args-listen = نشانی با درگاه لازم است، مانند 0.0.0.0:8361، یا درگاهی از 0 تا 65535
args-engine = یک نام، «=» و برنامه‌ای با آرگومان‌هایش لازم است، مانند "GNU Go=gnugo --mode gtp"
args-engine-twice = دو موتور «{ $name }» نام دارند و از هم بازشناخته نمی‌شوند
args-public-url = http:// یا https:// و نام میزبان لازم است، بدون مسیر
args-rules-unreadable = این قوانین نیست

setup-off-board = سنگ { $point } بیرون تخته است
setup-duplicate = روی { $point } دو سنگ است
setup-no-liberty = زنجیرهٔ { $point } آزادی ندارد
setup-handicap = { $stones } سنگ هندیکپ؛ روی این تخته ۲ تا { $limit } سنگ ممکن است
setup-no-handicap = تخته‌ای با کمتر از ۷ ردیف یا ستون نقطهٔ هندیکپ ندارد؛ قوانین با چینش آزاد به آن نیاز ندارند

## Game records

sgf-irregular = { $file }: بایت { $offset }: حرکت { $number } ({ $move }): { $reason }
sgf-summary = { $file }: { $games } بازی، { $moves } حرکت، { $errors } خطا، { $warnings } هشدار، { $irregular } حرکت خلاف قوانین
sgf-taken = سیاه { $black } سنگ گرفته است، سفید { $white } سنگ
sgf-unknown = نامعلوم
sgf-players = سیاه: { $black }   سفید: { $white }
sgf-terms = کومی: { $komi }   قوانین: { $rules }   نتیجه: { $result }
sgf-move = حرکت { $number }: { $color ->
    [black] سیاه
   *[white] سفید
} { $move }
sgf-against-the-rules = قوانین آن را نمی‌پذیرفت: { $reason }
sgf-no-such-move = حرکت { $number } وجود ندارد: شاخهٔ اصلی { $moves } حرکت دارد
sgf-converted = { $output }: { $games } بازی، { $repairs } اصلاح
sgf-diagnostic = بایت { $offset }: { $severity ->
    [error] خطا
    [warning] هشدار
   *[note] نکته
}: { $message } [{ $code }]
bench-sgf = { $files } پرونده با { $nodes } گره: { $speed } مگابایت در ثانیه
bench-replay = { $games } بازی با { $moves } حرکت: { $speed } میلیون حرکت در ثانیه

## Colors and results

result-points = { $color ->
    [black] سیاه
   *[white] سفید
} با { $margin } امتیاز برنده می‌شود
result-resignation = { $color ->
    [black] سیاه برنده است: سفید تسلیم شد
   *[white] سفید برنده است: سیاه تسلیم شد
}
result-time = { $color ->
    [black] سیاه با پایان وقت حریف برنده شد
   *[white] سفید با پایان وقت حریف برنده شد
}
result-forfeit = { $color ->
    [black] سیاه به حکم داور برنده شد
   *[white] سفید به حکم داور برنده شد
}
result-win = { $color ->
    [black] سیاه برنده شد
   *[white] سفید برنده شد
}
result-draw = بازی مساوی شد
result-void = بازی بدون نتیجه است
result-unknown = بازی تمام شده است

## Refused moves

refused-occupied = { $point } پر است
refused-off-board = { $point } روی این تخته نیست
refused-suicide-stone = { $point } خودکشی است: سنگ آزادی نخواهد داشت
refused-suicide-chain = { $point } خودکشی است: زنجیرهٔ { $stone } (با این سنگ { $stones } سنگ) آزادی نخواهد داشت
refused-ko = { $point } کو را پس می‌گیرد: { $stone } را نمی‌توان گرفت تا جای دیگری بازی شود
refused-repetition = { $point } وضعیتی را تکرار می‌کند که قوانین نمی‌پذیرند
refused-superko = { $point } وضعیت پس از حرکت { $turn } را تکرار می‌کند
refused-superko-start = { $point } وضعیت آغاز بازی را تکرار می‌کند
refused-turn = نوبت طرف دیگر است
refused-pass-in-placement = نخست سیاه سنگ‌های هندیکپ را می‌گذارد
refused-no-stone = اینجا سنگی برای علامت زدن نیست
refused-phase = اکنون ممکن نیست

## Moves of records that the rules would have refused

irregular-occupied = نقطه پر است
irregular-off-board = نقطه روی تخته نیست
irregular-suicide = خودکشی: سنگ آزادی نخواهد داشت
irregular-ko = کو: این سنگ را هنوز نمی‌توان پس گرفت
irregular-superko = سوپرکو: وضعیت پس از حرکت { $turn } تکرار می‌شود
irregular-game-over = بازی ایستاده بود
irregular-placement = نخست سنگ‌های هندیکپ گذاشته می‌شوند

## The board in the terminal

play-is-over = بازی تمام است: u برگشت، c شمارش
play-nothing-to-undo = چیزی برای برگشت نیست
play-no-such-point = { $text } نقطه‌ای از این تخته نیست: از A1 تا { $last }، بدون حرف I
play-opened-before = پیش از حرکت { $number } باز شد: { $reason }
play-repaired = پرونده برای خواندن اصلاح شد: { $error }
play-saved = در { $file } ذخیره شد
play-resumed = بازی ادامه دارد؛ نوبت { $color ->
    [black] سیاه
   *[white] سفید
}
play-resumed-playout = دو بار توافق نشد: بازی ادامه دارد، هر پاس یک اسیر به حریف می‌دهد و در پایان همهٔ سنگ‌های روی تخته زنده‌اند؛ نوبت { $color ->
    [black] سیاه
   *[white] سفید
}
play-resumed-all-live = دو بار توافق نشد: همهٔ سنگ‌های روی تخته زنده‌اند

phase-placement = سیاه { $left } سنگ هندیکپ دیگر می‌گذارد
phase-play = نوبت { $color ->
    [black] سیاه
   *[white] سفید
}
phase-playout = ادامه تا پایان: نوبت { $color ->
    [black] سیاه
   *[white] سفید
}، هر پاس یک سنگ هزینه دارد
phase-stone-removal = سنگ‌های مرده را علامت بزنید

panel-player = { $color ->
    [black] ● سیاه
   *[white] ○ سفید
}  { $prisoners } اسیر
panel-accepted = {"  "}✓ پذیرفت
panel-not-accepted = {"  "}هنوز نه
panel-rules = { $rules }، کومی { $komi }
panel-handicap = { $stones ->
    [1] سیاه آغاز می‌کند، بدون سنگ هندیکپ
   *[other] { $stones } سنگ هندیکپ
}
panel-moves = { $moves ->
    [0] هنوز حرکتی نشده
   *[other] { $moves } حرکت
}
panel-move = { $number }. { $color ->
    [black] سیاه
   *[white] سفید
} { $point }
panel-capture = { $number }. { $color ->
    [black] سیاه
   *[white] سفید
} { $point }، { $stones } سنگ گرفت
panel-pass = { $number }. { $color ->
    [black] سیاه
   *[white] سفید
} پاس داد
panel-as-marked = با این علامت‌ها: { $result }
panel-custom-rules = قوانین دلخواه

prompt-point = نقطه: { $typed }_
prompt-save = ذخیره با نام: { $name }_
prompt-open = باز کردن: { $name }_

ask-pass = { $color ->
    [black] سیاه
   *[white] سفید
} پاس می‌دهد؟ Enter = بله
ask-resign = چه کسی تسلیم می‌شود؟ b = سیاه، w = سفید، Enter = { $color ->
    [black] سیاه
   *[white] سفید
}
ask-disagree = چه کسی نمی‌پذیرد و ادامه می‌دهد؟ b = سیاه، w = سفید
ask-leave = تخته را می‌بندید؟ Enter = بله
ask-leave-unsaved = بازی ذخیره نشده است. s = ذخیره، Enter = بستن
ask-replace = { $file } از پیش هست. Enter = جایگزین شود
ask-discard = بازی ذخیره نشده است. Enter = با این حال { $file } باز شود

keys-placement =
    Enter سنگ      u برگشت
    ? راهنما       q خروج
keys-play =
    Enter بازی     p پاس
    u برگشت        r تسلیم
    ? راهنما       q خروج
keys-removal =
    Enter مرده/زنده  x یک زنجیره
    b, w پذیرفتن     n نپذیرفتن
    u برگشت          ? راهنما
keys-over =
    c شمارش        u برگشت
    ? راهنما       q خروج

play-help-title = {" "}کلیدها{" "}
play-help =
    ← ↓ ↑ → h j k l   جابه‌جایی نشانگر (با Shift سه نقطه)
    Enter, Space      گذاشتن سنگ، یا علامت زدن سنگ‌های مرده
    d4 Enter          رفتن به D4 و بازی در آن؛ اگر لازم شد نخست «:»
    p                 پاس
    r                 تسلیم
    u, Ctrl-Z         برگشت حرکت

    پس از پاس‌ها:
    Enter             گروه مرده است، یا دوباره زنده
    x                 همان برای یک زنجیره
    b, w              سیاه می‌پذیرد، سفید می‌پذیرد
    n                 نپذیرفتن و ادامهٔ بازی
    c                 شمارش گام‌به‌گام

    Ctrl-S            ذخیره   Ctrl-O   باز کردن پرونده
    q, Ctrl-C         خروج    Esc      انصراف

## Benches

bench-no-positions = روی این تخته وضعیت تمام‌شده‌ای ساخته نمی‌شود
bench-score = { $size }، قوانین { $rules }: { $totals } میکروثانیه برای جمع‌ها، { $reasons } میکروثانیه با دلیل برای هر نقطه
bench-net =
    { $net } روی { $size }، { $threads } رشته: { $rate } ارزیابی در ثانیه
    { $gflops } GFLOP/s، { $percent }٪ از { $peak } که این دستگاه در همین اجرا رسید ({ $instructions })
    ویژگی‌ها { $features } میکروثانیه برای هر وضعیت؛ بار شدن { $load } ثانیه؛ حداکثر { $memory } مبی‌بایت؛ فاصله از ارزیابی ساده { $distance }
bench-search =
    { $net } روی { $size }، { $threads } رشته: { $evaluations } ارزیابی در ثانیه، { $visits } بازدید در ثانیه
    { $nodes } گرهٔ { $bytes } بایتی؛ { $hits } ارزیابی از پیش شناخته بود
    امضا { $signature }
bench-playouts = { $size }: { $rate } بازی تصادفی در ثانیه، هر یک { $length } نوبت، { $nanoseconds } نانوثانیه برای هر نوبت

## The count

keys-counting =
    Enter, → بعدی   ← قبلی
    Esc به تخته
count-step = شمارش، گام { $at } از { $all }
count-total = { $color ->
    [black] ● سیاه
   *[white] ○ سفید
}: { $points }
count-beside = {"    "}{ $stones } اسیر کنار تخته
count-blocks = {"    "}= { $sizes }
count-remove-dead = سنگ‌های مرده برداشته می‌شوند و به اسیران می‌پیوندند.
count-fill-neutral = دامه‌ها پر می‌شوند؛ از آنِ هیچ‌کس نیستند، پس رنگ مهم نیست.
count-lay-prisoners = { $color ->
    [black] سنگ‌های سیاه گرفته‌شده در قلمرو سیاه گذاشته می‌شوند.
   *[white] سنگ‌های سفید گرفته‌شده در قلمرو سفید گذاشته می‌شوند.
}
count-rearrange = سنگ‌ها درون مساحت هر طرف جابه‌جا می‌شوند تا قلمرو آسان شمرده شود. جمع هیچ‌کس تغییر نمی‌کند.
count-stones = سنگ‌های زنده شمرده می‌شوند.
count-territory = نقطه‌های محاصره‌شده شمرده می‌شوند.
count-add-prisoners = اسیران افزوده می‌شوند.
count-tax = هر گروه دو امتیاز می‌پردازد.
count-bonus = سفید برای { $stones } سنگ هندیکپ امتیاز می‌گیرد.
count-button = نخستین پاس نیم امتیاز آورد.
count-komi = سفید کومی می‌گیرد: { $komi } امتیاز.

## The score

score-no-such-move = حرکت { $number } وجود ندارد: شاخهٔ اصلی { $moves } حرکت دارد
score-no-stone = روی { $point } سنگی نیست که مرده باشد
score-more-errors = { $file }: { $errors } خطای دیگر؛ «tengen sgf check» همه را نشان می‌دهد
score-title = { $file } پس از { $moves } حرکت، { $rules }
score-rules-assumed = (پرونده قوانین شناخته‌شده‌ای نام نمی‌برد؛ این‌ها فرض شده است.)
score-irregular = حرکت { $number } خلاف این قوانین است ({ $reason })؛ با این همه بازی شده است.
score-legend = X O سنگ   x o مرده   b w امتیاز   - بی‌امتیاز   . دامه
score-dead = { $stones } سنگ مرده، { $source ->
    [named] همان که گفته شد
    [record] بر پایهٔ قلمرو علامت‌خورده در پرونده
   *[analysis] که صاحبشان با هیچ بازی‌ای نجاتشان نمی‌دهد
}
score-color = { $color ->
    [black] سیاه
   *[white] سفید
}
score-stones = سنگ‌های زنده
score-territory = قلمرو
score-prisoners = اسیران
score-dead-stones = سنگ‌های مرده
score-tax = مالیات گروه
score-bonus = امتیاز هندیکپ
score-button = دکمه
score-komi = کومی
score-total = جمع
score-by-area = با شمارش مساحت: { $margin }
score-by-territory = با شمارش قلمرو: { $margin }

## Networks

net-unreadable = { $file }: { $reason }
net-no-folder = اینجا پوشهٔ داده‌ای نیست؛ آن را در TENGEN_DATA بگویید
net-no-name = { $file } نام پرونده ندارد
net-no-bf16 = این پردازنده دستورهای bf16 ندارد؛ --precision را ننویسید
net-too-large = شبکه‌ها تخته‌هایی با ضلع حداکثر { $limit } را ارزیابی می‌کنند
net-info =
    { $name } (نسخهٔ قالب { $version })
    { $parameters } پارامتر، { $channels } کانال؛ { $blocks }
    هزینهٔ یک ارزیابی: { $cost }
    sha256 { $sha256 }
    { $origin }
net-info-cost = { $gflop } GFLOP روی { $size }
net-blocks-ordinary = { $count } بلوک معمولی
net-blocks-pool = { $count } بلوک با چکیدهٔ همهٔ تخته
net-blocks-nested = { $count } بلوک تودرتو
net-blocks-attention = { $count } بلوک توجه
net-blocks-feed-forward = { $count } بلوک پیش‌خور
net-origin-ours = منشأ: برای همین برنامه آموزش دیده است، data/nets/README.md را ببینید
net-origin-strong = منشأ: شبکهٔ کاتاگو، آن‌گونه که بستهٔ پایتون katrain 1.20.0 می‌آورد
net-origin-unknown = منشأ: برای این برنامه ناشناخته است
net-list-row = { $file }: { $name }، { $parameters } پارامتر، { $gflop } GFLOP روی 19x19
net-list-folder = شبکه‌های نصب‌شده در { $folder } هستند
net-installed = { $name } با نام { $file } نصب شد

## Matches

match-size = تخته‌ای لازم است که GTP بشناسد، هر ضلع از 2 تا 25
match-time = { $reason }؛ none، absolute MAIN، simple SECONDS، byo-yomi MAIN PERIOD PERIODS، canadian MAIN BLOCK STONES یا fischer MAIN INCREMENT لازم است، به ثانیه
match-sprt = ELO0,ELO1 یا ELO0,ELO1,ALPHA,BETA لازم است، ELO0 کمتر از ELO1 و خطرپذیری میان 0 و 0.5
match-command = { $option }: «{ $command }» سطر فرمان نیست؛ برنامه و آرگومان‌هایش لازم است، با گیومه‌های بسته
match-resumed = { $games } بازی از پیش تمام شده است
match-percent = { $value }٪ ({ $low }–{ $high })
match-game = بازی { $game } از { $games }: { $black } – { $white } { $result }، { $turns } نوبت؛ { $name }: { $points } از { $played }، { $rate }
match-fault = خطای { $name }: { $text }
match-running = بازی { $game }: نوبت { $turns }
match-heading = { $games } بازی روی { $size }، قوانین { $rules }، کومی { $komi }
match-column-wins = برد
match-column-black = با سیاه
match-column-white = با سفید
match-column-faults = خطا
match-column-cpu = ثانیهٔ پردازنده/حرکت
match-column-time = ثانیه/حرکت
match-column-longest = بیشترین ثانیه
match-no-result = هیچ بازی‌ای نتیجه ندارد.
match-strength = { $name }: { $wins } برد، { $draws } مساوی، { $losses } باخت: { $rate }، الو { $elo } ({ $low } تا { $high })؛ در پرانتز بازه‌های ۹۵ درصدی
match-sequential = آزمون حداکثر { $elo0 } در برابر دست‌کم { $elo1 } الو: لگاریتم نسبت { $ratio } میان { $low } و { $high }، { $verdict ->
    [alternative] دست‌کم { $elo1 } پذیرفته شد
    [null] حداکثر { $elo0 } پذیرفته شد
   *[open] هنوز نامعلوم
}
match-endings = میانگین طول { $turns } نوبت. پایان بازی‌ها: { $endings }
match-repeats = { $games } بازی همانند بازی پیشین بود و چیزی ثابت نمی‌کند: برای هر بازی دانهٔ دیگری به موتورها بدهید (--seed {"{game}"}) یا گشایش‌های بیشتری
match-ending-counted = شمارش { $count }
match-ending-agreed = شمارش با توافق { $count }
match-ending-played-on = شمارش پس از ادامه { $count }
match-ending-resignation = تسلیم { $count }
match-ending-time = پایان وقت { $count }
match-ending-fault = خطا { $count }
match-ending-limit = بیش از اندازه دراز { $count }
match-ending-void = بدون نتیجه { $count }

## GTP

args-level = درجه‌ای از 30k تا 9d لازم است، یا strongest
analyze-starts = شبکه: { $name }؛ وضعیت‌های هم‌زمان: { $workers }
gtp-plays = شبکه: { $name }؛ سطح: { $level }؛ رشته‌ها: { $threads }

## The server

serve-ready = تنگن در { $url } است
serve-network = دستگاه‌های دیگر آن را در { $url } می‌یابند
serve-end = با Ctrl-C تمام می‌شود؛ بازی‌ها نگه داشته می‌شوند.
serve-not-opened = مرورگری باز نشد؛ نشانی را خودتان باز کنید.
serve-cannot-listen = { $reason }؛ --listen نشانی دیگری می‌پذیرد

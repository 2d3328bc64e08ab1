### متن‌های صفحه‌های وب پیرامون بازی: قاب، آغاز، تنظیمات، مرور، خطاها.

## Frame

nav-label = صفحه‌ها
nav-play = بازی
nav-learn = آموزش
nav-review = مرور
nav-settings = تنظیمات
skip-to-board = رفتن به تخته
drop-here = پروندهٔ بازی را رها کنید تا باز شود

## Words used everywhere

color-black = سیاه
color-white = سفید
level-kyu = { $n } کیو
level-dan = { $n } دان
level-strongest = قوی‌ترین
level-kyu-short = { $n } کیو
level-dan-short = { $n } دان
level-strongest-short = قوی‌ترین
level-about-strongest = قوی‌ترین بازی ممکن روی این دستگاه
level-about-dan-high = آماتور قوی: حتی برای قهرمان باشگاه هم سخت است
level-about-dan = استاد: بسیار بالاتر از بیشتر بازیکنان باشگاه
level-about-first = تازه قواعد را آموخته: برای نخستین بازی‌های شما
level-about-beginner = تازه‌کار: گرفتن‌های ساده را می‌بیند
level-about-casual = پایه‌ها را می‌داند و اشتباه‌های آشکار می‌کند
level-about-club = بازیکن خوب باشگاه
level-about-strong = بازیکن قوی باشگاه: بیشتر اشتباه‌ها را تنبیه می‌کند

action-close = بستن
action-home = رفتن به صفحهٔ آغاز
action-retry = تلاش دوباره

## Errors

error-title = نشد
error-unexpected = خطایی پیش‌بینی‌نشده رخ داد. دوباره تلاش کنید؛ اگر باز هم رخ داد، برنامه را از نو اجرا کنید.
error-offline = دسترسی به سرور ممکن نیست. شاید متوقف شده باشد.
error-not-found = در این نشانی چیزی نیست.
error-page = این صفحه بار نشد. شاید برنامه در این میان به‌روز شده باشد.
missing-title = اینجا سنگی نیست
missing-text = در این نشانی صفحه‌ای نیست. شاید پیوند قدیمی یا ناقص باشد.

## Words used by several pages

action-done = تمام
action-copy = رونوشت
copy-failed = رونوشت نشد. متن را برگزینید و خودتان رونوشت کنید.
color-lot = قرعه
board-role = تختهٔ گو
board-thumbnail = تختهٔ { $size }
seat-computer = رایانه
seat-open = هنوز کسی نیست
seat-guest = مهمان
seat-both = دو نفر، یک صفحه
terms-even = بازی برابر
terms-black-first = بی‌کومی، سیاه آغاز می‌کند
terms-handicap = { $n ->
    [one] { $n } سنگ هندیکپ
   *[other] { $n } سنگ هندیکپ
}
terms-komi = کومی { $komi }

## Home

home-title = اولین سنگ را بگذارید
home-title-ready = آمادهٔ بازی
home-you-black = شما سیاه هستید و رایانه در سطح <b>{ $level }</b> بازی می‌کند.
home-you-white = شما سفید هستید و رایانه در سطح <b>{ $level }</b> بازی می‌کند.
home-you-random = رنگ شما را قرعه تعیین می‌کند و رایانه در سطح <b>{ $level }</b> بازی می‌کند.
home-you-both = دو نفر، روی یک صفحه یا دو دستگاه.
home-tap = برای شروع، روی یکی از نقطه‌ها بزنید.
home-press = حرکت نخست با طرف دیگر است.
home-board = تختهٔ خالی { $size }. نخستین سنگ بازی را آغاز می‌کند.
home-board-size = تخته
home-more-sizes = اندازه‌های دیگر
home-color = رنگ شما
home-level = سطح رایانه
home-engine = برنامه
home-your-level = سطح شما
home-opponent = حریف شما
home-play-computer = بازی با رایانه
home-two = دو نفر، یک صفحه
home-two-short = یک صفحه
home-invite = دعوت با پیوند
home-change = تغییر
home-no-computer = روی این دستگاه بازیکن رایانه‌ای پیدا نشد. دو نفر می‌توانند بازی کنند.
home-continue = ادامهٔ بازی‌ها
home-continue-empty = بازی‌های شما اینجا منتظر می‌مانند.
home-continue-all = نمایش همهٔ { $n } بازی
home-learn = آموختن بازی
home-learn-text = پانزده گام کوتاه روی تخته‌ای که پاسخ می‌دهد
mine-waiting = در انتظار بازیکن دیگر
mine-removal = علامت زدن سنگ‌های مرده
mine-move = حرکت { $n }
mine-your-move = نوبت شما
mine-their-move = نوبت حریف

## Changing the game

change-title = بازی بعدی
change-rank = درجهٔ شما
change-rank-unknown = نمی‌دانم
change-rank-why = درجهٔ خود را بگویید تا هندیکپی منصفانه در برابر { $level } پیشنهاد شود.
change-take = به کار ببر
change-proposal = { $n } سنگ هندیکپ، کومی { $komi }.
change-proposal-first = سیاه آغاز می‌کند، کومی { $komi }.
change-proposal-even = بازی برابر، کومی { $komi }.
change-handicap = هندیکپ
change-komi = کومی
change-komi-wrong = مضربی از ۰٫۵ بنویسید، مانند ۶٫۵.
change-cols = ستون‌ها
change-rows = ردیف‌ها
change-rules = قوانین
change-clubs = آن‌گونه که آموزش می‌دهند
change-more-rules = قوانین دیگر ({ $n })

## Invitations and the network

invite-text = این پیوند را بفرستید. هر که آن را باز کند با شما بازی می‌کند؛ حساب کاربری لازم نیست.
invite-link = پیوند
invite-copy = رونوشت پیوند
invite-copied = پیوند رونوشت شد
invite-qr = کد QR پیوند
network-off = فقط این دستگاه به بازی دسترسی دارد.
network-open = در این شبکه
network-on = دستگاه‌های دیگر:
network-copied = نشانی رونوشت شد
network-question = دستگاه‌های دیگر هم بیایند؟
network-consequence = تا پایان کار برنامه، همهٔ دستگاه‌های شبکهٔ محلی شما می‌توانند این صفحه را باز کنند و بازی کنند.
network-keep = خصوصی بماند
network-do = بیایند
join-title = به یک بازی دعوت شده‌اید
join-title-from = { $name } شما را به بازی دعوت کرده است
join-you-black = شما <b>سیاه</b> هستید.
join-you-white = شما <b>سفید</b> هستید.
join-name = نام شما
join-name-hint = می‌تواند خالی بماند.
join-do = پیوستن به بازی
join-unknown = چنین دعوتی نیست، یا پیوند ناقص است.
join-taken = این جا را کس دیگری گرفته است.
join-taken-perhaps-you = این جا گرفته شده است. اگر خودتان در همین مرورگر گرفته‌اید، به شما برمی‌گردد.

## Opening records

open-title = باز کردن یک بازی
open-text = پروندهٔ SGF، GIB، NGF یا UGF را اینجا رها کنید یا یکی را انتخاب کنید
open-too-large = پرونده بزرگ است: حداکثر { $mib } مبی‌بایت خوانده می‌شود.
open-no-record = در این پرونده بازی‌ای نیست.

## Settings

settings-sections = بخش‌ها
settings-section-board = تخته و سنگ‌ها
settings-section-placing = گذاشتن سنگ
settings-section-sound = صدا
settings-section-appearance = ظاهر
settings-section-language = زبان
settings-section-access = دسترس‌پذیری
settings-preview = نمونهٔ تخته
settings-preview-text = تغییرها همین‌جا دیده می‌شوند و روی این دستگاه می‌مانند.
settings-board = تخته
settings-board-kaya = کایا
settings-board-slate = سنگ لوح
settings-board-paper = کاغذ
settings-stones = سنگ‌ها
settings-stones-shell = صدف و لوح
settings-stones-plain = ساده
settings-stones-flat = تخت
settings-coordinates = مختصات
settings-coordinates-letters = A1
settings-coordinates-numbers = 1-1
settings-coordinates-none = هیچ
settings-last-move = آخرین حرکت
settings-last-move-dot = نقطه
settings-last-move-ring = حلقه
settings-last-move-number = شماره
settings-ghost = سایهٔ سنگ زیر نشانگر
settings-ghost-hint = فقط جایی که می‌توانید بازی کنید
settings-crosshair = خط‌های راهنما تا آخرین حرکت
settings-crosshair-hint = یافتن آن را روی تختهٔ بزرگ آسان می‌کند
settings-mouse = با ماوس
settings-mouse-click = یک کلیک
settings-mouse-double = دو کلیک
settings-mouse-button = دکمه
settings-touch = با انگشت
settings-touch-two-tap = دو ضربه
settings-touch-tap = یک ضربه
settings-loupe = ذره‌بین بالای انگشت
settings-loupe-hint = هنگام جابه‌جا کردن سنگی که منتظر تأیید است
settings-confirm-pass = پرسش پیش از پاس
settings-confirm-pass-hint = پاس هرگز ناخواسته نمی‌شود
settings-hints = نشان دادن سنگ‌های در خطر
settings-hints-hint = زنجیره‌های شما را که یک آزادی دارند نشان می‌دهد
settings-volume = بلندی صدا
settings-sound-stone = سنگ‌ها
settings-sound-stone-hint = صدای نشستن سنگ روی تخته
settings-sound-capture = گرفتن‌ها
settings-sound-capture-hint = سنگ‌هایی که از تخته برداشته می‌شوند
settings-sound-notice = نوبت و پایان
settings-sound-notice-hint = نوبت شما، پاس، پایان بازی
settings-theme = پوسته
settings-theme-auto = مانند دستگاه
settings-theme-light = روشن
settings-theme-dark = تیره
settings-contrast = کنتراست
settings-contrast-auto = مانند دستگاه
settings-contrast-normal = معمولی
settings-contrast-high = زیاد
settings-motion = حرکت تصویر
settings-motion-auto = مانند دستگاه
settings-motion-full = کامل
settings-motion-reduced = کم
settings-language = زبان
settings-language-auto = مانند مرورگر
settings-language-hint = مختصات در همهٔ زبان‌ها با حروف لاتین می‌ماند.
settings-shortcuts = میان‌برهای یک‌کلیدی
settings-shortcuts-hint = ‏P برای پاس، U برای برگشت و مانند آن؛ برای فرمان صوتی خاموش کنید
settings-announce = اعلام حرکت‌ها
settings-announce-hint = صفحه‌خوان هر حرکت و هر گرفتن را می‌گوید
settings-text-board = تختهٔ متنی
settings-text-board-hint = وضعیت بازی به صورت چند سطر متن زیر تخته

## Rule sets: name, and what differs

rules-japanese = قوانین ژاپنی
rules-japanese-about = قلمرو و اسیران شمرده می‌شوند. در سکی امتیازی نیست. کوی معمولی.
rules-korean = قوانین کره‌ای
rules-korean-about = شمارش مانند قوانین ژاپنی.
rules-chinese = قوانین چینی
rules-chinese-about = سنگ‌ها و قلمرو شمرده می‌شوند، اسیران نه. هندیکپ آزادانه چیده می‌شود.
rules-chinese-ogs = قوانین چینی (OGS)
rules-chinese-ogs-about = شمارش چینی؛ هیچ وضعیتی از تخته تکرار نمی‌شود.
rules-chinese-kgs = قوانین چینی (KGS)
rules-chinese-kgs-about = شمارش چینی؛ هیچ وضعیتی از تخته تکرار نمی‌شود.
rules-aga = قوانین آمریکایی (AGA)
rules-aga-about = شمارش مساحت؛ هیچ وضعیتی با نوبت همان بازیکن تکرار نمی‌شود.
rules-bga = قوانین بریتانیایی (BGA)
rules-bga-about = همان قوانین آمریکایی.
rules-french = قوانین فرانسوی
rules-french-about = مانند قوانین آمریکایی، به شکل کوتاهی که برنامه‌ها به کار می‌برند.
rules-aga-button = قوانین آمریکایی با دکمه
rules-aga-button-about = نخستین پاس‌دهنده نیم امتیاز می‌گیرد؛ کومی عددی صحیح است.
rules-new-zealand = قوانین نیوزیلندی
rules-new-zealand-about = شمارش مساحت؛ خودکشی چند سنگ مجاز است؛ کومی ۷، تساوی ممکن است.
rules-ing = قوانین اینگ
rules-ing-about = شمارش مساحت؛ خودکشی چند سنگ مجاز است؛ هندیکپ آزادانه چیده می‌شود.
rules-tromp-taylor = قوانین ترامپ–تیلور
rules-tromp-taylor-about = کوتاه‌ترین قوانین: همهٔ سنگ‌های روی تخته زنده‌اند، خودکشی چند سنگ مجاز است.
rules-stone-scoring = شمارش سنگ‌ها
rules-stone-scoring-about = شیوهٔ کهن چینی: هر گروه دو امتیاز می‌پردازد.
rules-ancient-territory = قوانین کهن قلمرو
rules-ancient-territory-about = قلمرو شمرده می‌شود و هر گروه دو امتیاز می‌پردازد.
rules-japanese-1989 = قوانین ژاپنی ۱۹۸۹
rules-japanese-1989-about = متن نیهون کی‌این.
rules-chinese-2002 = قوانین چینی ۲۰۰۲
rules-chinese-2002-about = متن انجمن چین: بی‌تکرار، با هندیکپ بی‌کومی.
rules-aga-1991 = قوانین آمریکایی ۱۹۹۱
rules-aga-1991-about = متن کامل: هر پاس یک اسیر می‌ارزد، سفید آخرین پاس را می‌دهد.
rules-french-ffg = قوانین فرانسوی (FFG)
rules-french-ffg-about = متن فدراسیون: هر پاس یک اسیر می‌ارزد، هندیکپ آزادانه چیده می‌شود.
rules-nz-any = قوانین نیوزیلندی، متن کامل
rules-nz-any-about = حتی یک سنگ تنها می‌تواند آخرین آزادی خود را بگیرد.
rules-ing-1996 = قوانین اینگ ۱۹۹۶
rules-ing-1996-about = کومی ۸، و در تساوی سیاه برنده است.
rules-french-club = راهنمای فرانسوی
rules-french-club-about = کومی ۵٫۵؛ کو تا گذاشتن سنگی در جای دیگر بسته می‌ماند؛ در تساوی با هندیکپ، سفید برنده است.
rules-russian-club = راهنمای کوتاه روسی
rules-russian-club-about = قلمرو و اسیران؛ هیچ وضعیتی از تخته تکرار نمی‌شود.
rules-russian-web = صفحهٔ وب روسی
rules-russian-web-about = امتیازهای سکی هم شمرده می‌شوند؛ سیاه هندیکپ را آزادانه می‌چیند.
rules-persian-club = راهنمای فارسی
rules-persian-club-about = مساحت بیشتر برنده است، بی‌کومی؛ خودکشی مجاز است، هیچ وضعیتی تکرار نمی‌شود.

## Looking back

review-title = مرور بازی
review-intro = بازی تمام‌شده را گام‌به‌گام ببینید، یا پرونده‌ای باز کنید: روی صفحه رها کنید، بچسبانید یا انتخاب کنید.
review-games = بازی‌های تمام‌شدهٔ شما
review-games-empty = بازی‌هایی که در این مرورگر تمام کنید اینجا می‌آیند.
review-which = بازی
review-board = تخته. { $where }
review-start = آغاز بازی
review-pass = پاس
review-move = حرکت { $n }، { $color ->
    [black] سیاه
   *[white] سفید
} { $move }
review-captures = { $n ->
    [0] بدون گرفتن
   *[other] { $n } سنگ گرفته
}
review-parts = بخش‌های پرونده
review-moves = حرکت‌ها
review-tree = درخت حرکت‌ها
review-variations = { $n ->
    [0] بدون شاخه
   *[other] { $n } دوراهی
}
review-comment = توضیح
review-no-comment = این حرکت توضیحی ندارد.
review-refused = قوانین این حرکت را نمی‌پذیرفت: { $reason }
review-problems = { $n ->
    [one] { $n } نکته دربارهٔ این پرونده
   *[other] { $n } نکته دربارهٔ این پرونده
}
review-more-problems = و { $n } مورد دیگر
review-read-as = متن به صورت { $charset } خوانده شد.
review-offset = (بایت { $at })
review-steps = گام‌ها
review-step-first = به آغاز
review-step-back-ten = ده حرکت به عقب
review-step-back = یک حرکت به عقب
review-step-forward = یک حرکت به جلو
review-step-forward-ten = ده حرکت به جلو
review-step-last = به پایان
review-end = در این سو حرکتی نیست
review-slider = جای حرکت در بازی
review-of = { $n } از { $all }
review-save = ذخیرهٔ SGF
review-saved = ذخیره شد
review-copy = رونوشت وضعیت
review-copied = وضعیت به صورت متن رونوشت شد
review-open = باز کردن یکی دیگر

## Why a move or command is refused

refusal-occupied = { $point } پر است.
refusal-off-board = { $point } روی این تخته نیست.
refusal-suicide = بدون آزادی: سنگ در { $point } بی‌درنگ گرفته می‌شود.
refusal-ko = کو: نخست جای دیگری بازی کنید، سپس { $point } دوباره باز می‌شود.
refusal-superko = { $point } وضعیت پس از حرکت { $move } را برمی‌گرداند.
refusal-game-over = بازی تمام شده است.
refusal-not-your-turn = نوبت طرف دیگر است.
refusal-pass-in-placement = نخست سیاه سنگ‌های هندیکپ را می‌گذارد.
refusal-wrong-phase = اکنون ممکن نیست.
refusal-no-stone = آنجا سنگی نیست.
refusal-waiting = بازیکن دیگر هنوز نیامده است.
refusal-seat-taken = این جا گرفته شده است.
refusal-out-of-date = تخته در این میان تغییر کرده است. دوباره نگاه کنید.
refusal-not-your-seat = این طرف را کس دیگری بازی می‌کند.
refusal-nothing-to-undo = چیزی برای برگشت نیست.
refusal-undo-pending = درخواست برگشت پیش‌تر فرستاده شده است.
refusal-no-undo-request = کسی درخواست برگشت نکرده است.
refusal-no-computer = رایانه در این بازی نیست.

## Why a game cannot start

setup-bad-size = چنین تخته‌ای نیست: هر طرف ۱ تا { $limit } خط دارد.
setup-no-computer = روی این دستگاه بازیکن رایانه‌ای نیست.
setup-size-for-computer = رایانه روی تخته‌های ۲ تا { $limit } خطی بازی می‌کند.
setup-unknown-rules = قوانینی با این نام نیست.
setup-bad-komi = این کومی بیش از اندازه است.
setup-bad-handicap = روی این تخته حداکثر { $limit } سنگ هندیکپ ممکن است.
setup-bad-name = نام حداکثر ۴۰ نویسه دارد.

## Why a handicap is proposed

proposal-no-ranks = بدون هر دو درجه، بازی برابر است.
proposal-equal = هر دو درجه برابرند.
proposal-black-stronger = سیاه { $steps } درجه قوی‌تر است: برای هندیکپ منصفانه رنگ‌ها را عوض کنید.
proposal-black-first = اختلاف درجه { $steps } است: سیاه آغاز می‌کند و کومی نمی‌دهد.
proposal-stones = اختلاف درجه { $steps } است: برای هر درجه یک سنگ، یعنی { $stones }.
proposal-most-stones = اختلاف درجه { $steps } است، اما بیشترین هندیکپ این تخته { $stones } سنگ است.
proposal-small-board = اختلاف درجه { $steps } است. روی { $size }×{ $size } هر سنگ به اندازهٔ چند درجه می‌ارزد: { $stones ->
    [0] بدون سنگ
    [1] آغاز با سیاه
   *[other] { $stones } سنگ
} و کومی { $komi } بازی را برابر می‌کند.
proposal-small-board-most = اختلاف درجه { $steps } است، بیش از آنچه { $stones } سنگ و کومی { $komi } روی { $size }×{ $size } برابر می‌کند؛ این بیشترین است.

## Other refusals of the server

error-internal = در برنامه خطایی رخ داد. بازی شما محفوظ است.
error-bad-request = سرور این درخواست را نفهمید.
error-too-large = این بیش از اندازه‌ای است که سرور می‌پذیرد.
error-not-json = سرور این درخواست را نفهمید.
error-no-token = برای این کار جای شما در بازی لازم است که این مرورگر نمی‌شناسد.
error-other-site = درخواست‌های سایت‌های دیگر پذیرفته نمی‌شود.
error-only-here = این کار فقط روی دستگاهی که برنامه را اجرا می‌کند ممکن است.
error-network = دسترسی به شبکه ممکن نشد.
error-other-address = کد QR فقط برای نشانی‌های همین سرور کشیده می‌شود.
error-too-many-requests = درخواست‌ها زیاد است. { $seconds } ثانیهٔ دیگر دوباره تلاش کنید.
error-too-slow = سرور دیر پاسخ داد. دوباره تلاش کنید.
error-size = این اندازهٔ تخته اینجا ممکن نیست.
error-rules = قوانینی با این نام نیست.
error-rank = این درجه وجود ندارد.

## Records that cannot be opened

error-record-other-game = این پرونده از بازی دیگری جز گو است.
error-record-empty = پرونده خالی است.
error-record-none = این پروندهٔ بازی نیست. آغاز آن چنین است: { $beginning }
error-record-too-large = این پرونده بیش از اندازه بزرگ است.
## Notices of the server

notice-engine-restarted = موتور ایستاد و دوباره راه‌اندازی شد. بازی ادامه دارد.
notice-engine-restarted-name = برنامهٔ { $engine } ایستاد و دوباره راه‌اندازی شد. بازی ادامه دارد.
notice-restarting = سرور دوباره راه‌اندازی می‌شود. بازی لحظه‌ای دیگر ادامه می‌یابد.

## The server cannot write

refusal-storage = اکنون چیزی ذخیره نمی‌شود و این کار انجام نشد. آنچه پیش‌تر بازی شده محفوظ است.
refusal-storage-full = دیسک سرور پر است و این کار انجام نشد. آنچه پیش‌تر بازی شده محفوظ است.
refusal-storage-read-only = پوشهٔ داده‌های سرور فقط خواندنی است و این کار انجام نشد. آنچه پیش‌تر بازی شده محفوظ است.

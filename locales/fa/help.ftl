### متن‌های `tengen --help`: برای هر فرمان یک پیام، برای هر آرگومان یک ویژگی.

help = گو: بازی در مرورگر یا همین پایانه، شمارش، و کار با پرونده‌های بازی
    .listen = { help-serve.listen }
    .data = { help-serve.data }
    .database = { help-serve.database }
    .engine = { help-serve.engine }
    .public_url = { help-serve.public_url }
    .open = { help-serve.open }
    .examples =
        بدون فرمان، سرور اجرا می‌شود و صفحهٔ آن باز می‌شود.
        کدهای خروج: ۰ بی‌اشکال، ۱ ورودی ایراد دارد (گفته می‌شود)، ۲ کاربرد نادرست.
        «tengen COMMAND --help» دربارهٔ هر فرمان بیشتر می‌گوید، با نمونه.

help-gtp = موتور برای برنامه‌های دیگر: پروتکل GTP روی ورودی و خروجی استاندارد
    .level = قدرت بازی: درجه‌ای از 30k تا 9d (تقریبی) یا strongest برای بیشترین
    .threads = شمار رشته‌های جست‌وجو؛ اگر نیاید همهٔ پردازنده‌ها
    .seed = عددی که بازی را تکرارپذیر می‌کند، با یک رشته و حدی برای بازدیدها
    .visits = بیشترین شمار وضعیت‌هایی که برای یک حرکت دیده می‌شود؛ اگر نیاید زمان تعیین می‌کند
    .net = شبکه: یک پرونده، نام شبکه‌ای نصب‌شده، یا built-in
    .ponder = فکر کردن در نوبت حریف هم؛ فقط در قوی‌ترین سطح
    .examples =
        نمونه‌ها:
          tengen gtp
          tengen gtp --level 5k
          tengen gtp --visits 50 --threads 1 --net b10c384h6nbttflrs

        خروجی خطا می‌گوید کدام شبکه بازی می‌کند. فرمان «help» پروتکل همهٔ فرمان‌ها را نشان می‌دهد.

help-serve = سرور و صفحه‌هایش: بازی با رایانه، دو نفره روی یک صفحه، یا با کسی دیگر
    .listen = نشانی گوش دادن، مانند 0.0.0.0:8361، یا درگاهی از همین دستگاه؛ اگر نیاید 127.0.0.1:8361 یا درگاه آزاد بعدی
    .data = پوشهٔ بازی‌ها؛ اگر نیاید $TENGEN_DATA یا پوشهٔ داده‌های کاربر
    .database = جای نگهداری بازی‌ها، به شکل sqlite:FILE؛ اگر نیاید tengen.db در پوشهٔ بازی‌ها
    .engine = چه کسی به جای رایانه بازی می‌کند: یک نام و برنامه‌ای که GTP می‌داند؛ تکرارپذیر؛ اگر دیگری انتخاب نشود، نخستین بازی می‌کند
    .public_url = نشانی این سرور از پشت پروکسی، مانند https://go.example.org
    .open = باز کردن صفحه در مرورگر
    .examples =
        با Ctrl-C سرور تمام می‌شود؛ بازی‌ها نگه داشته می‌شوند.
        متغیر $TENGEN_LOG می‌گوید چه چیزی ثبت شود، مانند tengen_server=debug.
        نمونه‌ها:
          tengen serve --open
          tengen serve --listen 0.0.0.0:8361 --data /var/lib/tengen
          tengen serve --engine "GNU Go=/usr/games/gnugo --mode gtp"

help-analyze = تحلیل برای برنامه‌های دیگر: پروتکل JSON کاتاگو روی ورودی و خروجی استاندارد
    .threads = شمار وضعیت‌های هم‌زمان؛ اگر نیاید به شمار پردازنده‌ها
    .visits = شمار وضعیت‌ها برای هر پاسخ، اگر درخواست عددی نگوید
    .seed = عددی که نتیجه‌ها را تکرارپذیر می‌کند
    .net = شبکه: یک پرونده، نام شبکه‌ای نصب‌شده، یا built-in
    .examples =
        نمونه:
          tengen analyze --visits 100 < requests.jsonl > answers.jsonl

help-play = تخته در همین پایانه، برای دو نفر
    .file = پروندهٔ بازی: SGF، GIB، NGF یا UGF؛ بازی از پایان آن ادامه می‌یابد
    .size = اندازهٔ تختهٔ تازه: 19، 13، 9 یا هر عددی از 1 تا 52، یا ستون‌ها x ردیف‌ها مانند 5x7
    .rules = قوانین: نامی مانند japanese، chinese، aga، french-club، tromp-taylor، یا JSON کاتاگو
    .handicap = سنگ‌های هندیکپ
    .komi = امتیاز سفید؛ اگر نیاید آنچه قوانین پیشنهاد می‌کنند
    .plain = حرف به جای رنگ
    .examples =
        نمونه‌ها:
          tengen play
          tengen play --size 9 --rules chinese --komi 5.5
          tengen play --handicap 4
          tengen play game.sgf

help-score = چه کسی بازی ثبت‌شده را برده است و چرا
    .file = بازی: SGF، GIB، NGF یا UGF؛ - ورودی استاندارد را می‌خواند
    .number = شمارش وضعیت پس از این شمار حرکت از شاخهٔ اصلی؛ اگر نیاید پایان آن
    .rules = قوانین، با نام یا JSON کاتاگو؛ اگر نیاید قوانین خود پرونده
    .dead = نقطه‌های زنجیره‌های مرده، none، یا auto: قلمرو علامت‌خورده در پرونده، وگرنه تحلیل
    .json = فقط یک شیء JSON
    .examples =
        نمونه‌ها:
          tengen score game.sgf
          tengen score game.sgf --rules chinese --dead "D4 Q16"
          tengen score game.sgf --move 120 --json

        کد خروج ۱ اگر پرونده خطا یا حرکتی خلاف قوانین داشته باشد؛ با این همه شمرده می‌شود.

help-perft = شمردن دنباله‌های حرکت با طول معین: آزمون مولد حرکت
    .size = اندازهٔ تخته، مانند 9 یا 2x3
    .ko = کدام تکرارها ممنوع است
    .suicide = خودکشی ممنوع است یا برای دو سنگ و بیشتر مجاز
    .depth = شمار نوبت‌ها همراه با پاس‌ها؛ پس از دو پاس چیزی نمی‌آید
    .json = یک سطر JSON
    .examples =
        نمونه‌ها:
          tengen perft --size 2x3 --ko positional --suicide multi --depth 8
          tengen perft --size 19 --ko simple --suicide forbidden --depth 2 --json

help-sgf = بررسی، نمایش و تبدیل پرونده‌های بازی
    .examples =
        نمونه‌ها:
          tengen sgf check game.sgf
          tengen sgf show game.sgf --move 40
          tengen sgf convert game.gib game.sgf

help-sgf-check = گزارش ایرادهای پرونده‌های بازی: متن، مقدارها، حرکت‌های خلاف قوانین
    .files = پرونده‌های SGF، GIB، NGF یا UGF؛ - ورودی استاندارد است
    .strict = مو به مو مطابق استاندارد، بدون عادت‌های سرورها
    .json = در هر سطر یک شیء JSON
    .examples =
        کد خروج ۱: خطا، یا حرکتی که قوانین پرونده (وگرنه کوی ساده و بدون خودکشی) نمی‌پذیرد.
        نمونه‌ها:
          tengen sgf check *.sgf
          tengen sgf check --strict --json game.sgf

help-sgf-show = نمایش آنچه پرونده دربارهٔ بازی می‌گوید، و یک وضعیت آن
    .file = پرونده؛ - ورودی استاندارد است
    .number = پس از کدام حرکت بایستد؛ اگر نیاید پایان شاخهٔ اصلی
    .examples =
        نمونه‌ها:
          tengen sgf show game.sgf
          tengen sgf show game.sgf --move 0

help-sgf-convert = نوشتن پرونده‌ای از هر قالب شناخته‌شده به شکل SGF FF[4] با UTF-8
    .input = پرونده‌ای در SGF (هر نسخه و هر کدگذاری)، GIB، NGF یا UGF
    .output = پروندهٔ تازه که هنوز نباید باشد؛ - خروجی استاندارد است
    .examples =
        نمونه‌ها:
          tengen sgf convert game.gib game.sgf
          tengen sgf convert old.mgt new.sgf

help-bench = سرعت این برنامه روی این دستگاه
    .examples =
        نمونه‌ها:
          tengen bench playouts --size 9
          tengen bench sgf records/ --json

help-bench-score = شمارش بازی‌های تمام‌شده، با دلیل برای هر نقطه و بدون آن
    .files = پرونده‌هایی که آخرین وضعیتشان شمرده می‌شود؛ اگر نیاید وضعیت‌های ساختگی
    .size = اندازهٔ تختهٔ وضعیت‌های ساختگی
    .json = فقط یک شیء JSON برای هر دسته قوانین
    .examples =
        نمونه‌ها:
          tengen bench score
          tengen bench score --size 9 --json
          tengen bench score games/*.sgf

help-net = شبکه‌ها: شبکهٔ درونی و شبکه‌های دیگر
    .examples =
        نمونه‌ها:
          tengen net info
          tengen net install b10c384h6nbttflrs.bin.gz
          tengen net list

help-net-info = درون شبکه: ساختار، پارامترها، هزینهٔ یک ارزیابی، منشأ
    .file = نام شبکه‌ای نصب‌شده، یا یک پرونده (.bin.gz یا .bin)؛ اگر نیاید شبکهٔ درونی
    .json = یک شیء JSON به جای متن
    .examples =
        نمونه‌ها:
          tengen net info
          tengen net info downloads/network.bin.gz --json

help-net-list = شبکهٔ درونی و شبکه‌های نصب‌شده
    .json = فقط یک شیء JSON برای هر شبکه
    .examples =
        نمونه‌ها:
          tengen net list

help-net-install = بررسی یک شبکه و رونوشت آن در پوشهٔ داده‌ها
    .file = پرونده (.bin.gz یا .bin)
    .replace = به جای شبکهٔ نصب‌شده‌ای با همین نام پرونده بنشیند
    .examples =
        پوشهٔ داده‌ها $TENGEN_DATA است اگر تعیین شده باشد، وگرنه پوشهٔ خود کاربر.
        نمونه‌ها:
          tengen net install downloads/network.bin.gz

help-bench-net = ارزیابی یک وضعیت با شبکه، هر چند بار که در چند ثانیه شود
    .net = نام شبکه‌ای نصب‌شده، یا یک پرونده؛ اگر نیاید شبکهٔ درونی
    .size = اندازهٔ تخته، هر ضلع حداکثر 25
    .threads = شمار رشته‌ها که هر یک جداگانه ارزیابی می‌کند
    .precision = مقدار f32، یا bf16: نیمی از حافظه برای وزن‌ها با دقت کمتر، روی پردازنده‌هایی که دارند
    .json = یک شیء JSON به جای متن
    .examples =
        نمونه‌ها:
          tengen bench net
          tengen bench net --net b10c384h6nbttflrs --size 9 --threads 2 --json

help-bench-search = جست‌وجو در وضعیتی از میانهٔ بازی
    .net = نام شبکه‌ای نصب‌شده، یا یک پرونده؛ اگر نیاید شبکهٔ درونی
    .size = اندازهٔ تخته، هر ضلع حداکثر 25
    .visits = شمار بازدیدها
    .threads = شمار رشته‌ها که یک درخت مشترک دارند
    .cache = به یاد سپردن ارزیابی‌ها
    .json = یک شیء JSON به جای متن
    .examples =
        نمونه‌ها:
          tengen bench search
          tengen bench search --size 9 --threads 2 --visits 5000 --json

help-bench-playouts = بازی‌های تصادفی روی یک رشته، نزدیک یک ثانیه
    .size = اندازهٔ تخته، مانند 9 یا 5x7
    .json = یک شیء JSON به جای متن
    .examples =
        نمونه‌ها:
          tengen bench playouts
          tengen bench playouts --size 9 --json

help-bench-sgf = خواندن پرونده‌های بازی از حافظه
    .paths = پرونده‌ها یا پوشه‌ها؛ اگر نیاید بازی‌های ساختگی
    .json = یک شیء JSON
    .examples =
        نمونه‌ها:
          tengen bench sgf records/ --json

help-bench-replay = بازی کردن شاخه‌های اصلی پرونده‌ها با سوپرکوی وضعیتی
    .paths = پرونده‌ها یا پوشه‌ها؛ اگر نیاید بازی‌های ساختگی
    .json = یک شیء JSON
    .examples =
        نمونه‌ها:
          tengen bench replay records/ --json

help-match = مسابقهٔ دو موتور که GTP می‌دانند، با داوری قوانین ما
    .black = فرمان موتوری که در بازی نخست سیاه است؛ رنگ‌ها با هر بازی عوض می‌شوند. در فرمان، {"{game}"} شمارهٔ بازی می‌شود
    .white = فرمان موتور دیگر
    .games = شمار بازی‌ها
    .size = اندازهٔ تخته، مانند 9، 19 یا 5x7
    .komi = کومی؛ اگر نیاید کومی قوانین
    .rules = قوانین، با نام، شکل کوتاه کاتاگو یا JSON
    .time = وقت هر دو: none، absolute MAIN، simple SECONDS، byo-yomi MAIN PERIOD PERIODS، canadian MAIN BLOCK STONES یا fischer MAIN INCREMENT، به ثانیه
    .black_time = وقت موتوری که با --black آمده
    .white_time = وقت موتوری که با --white آمده
    .openings = گشایش‌ها: SGF که همهٔ شاخه‌هایش به کار می‌رود، یا سطرهای حرکت مانند D4 Q16؛ هر یک دو بار با رنگ‌های عوض‌شده بازی می‌شود
    .sgf = پوشه‌ای برای ثبت هر بازی
    .state = پروندهٔ بازی‌های تمام‌شده: همین فرمان پس از آن‌ها ادامه می‌دهد
    .sprt = بایستد وقتی ثابت شد که --black دست‌کم ELO1 یا حداکثر ELO0 قوی‌تر است؛ خطرپذیری اگر نیاید 0.05
    .concurrency = شمار بازی‌های هم‌زمان
    .max_turns = پس از این شمار نوبت، بازی همان‌گونه که هست شمرده می‌شود؛ اگر نیاید سه برابر نقطه‌های تخته
    .json = یک شیء JSON برای هر بازی و یکی برای نتیجه
    .examples =
        از کار افتادن، حرکت غیرمجاز یا حرکت دیرهنگام باخت است. پس از دو پاس، اگر قوانین بخواهند، موتورها سنگ‌های مرده را می‌گویند؛ اگر هم‌رأی نباشند بازی را ادامه می‌دهند. کد خروج ۱: موتوری خطا کرده است.
        نمونه‌ها:
          tengen match --black "tengen gtp --visits 50" --white "gnugo --mode gtp" --games 20 --size 9 --sgf games
          tengen match --black "tengen gtp" --white "tengen gtp --seed {"{game}"}" --time "fischer 60 2" --state match.jsonl
          tengen match --black "new gtp" --white "old gtp" --games 1000 --sprt 0,30 --openings book.sgf --concurrency 4

help-completions = نوشتن اسکریپتی که فرمان‌های tengen را در پوسته کامل می‌کند
    .shell = پوسته
    .examples =
        نمونه‌ها:
          tengen completions bash > ~/.local/share/bash-completion/completions/tengen
          tengen completions fish > ~/.config/fish/completions/tengen.fish

### دوره: پانزده گام کوتاه روی تخته‌ای که پاسخ می‌دهد. هر متن حداکثر ۶۰ واژه.

## The pages

course-title = آموزش گو
course-lead = گام‌های کوتاه روی تخته‌ای که پاسخ می‌دهد. نه نمره‌ای هست و نه ساعتی؛ آسوده امتحان کنید.
course-start = شروع از گام نخست
course-continue = ادامه: { $title }
course-all-done = همهٔ گام‌ها را گذرانده‌اید. حالا بازی کنید!
course-progress = { $done ->
    [one] { $done } گام از { $count } گام انجام شده
   *[other] { $done } گام از { $count } گام انجام شده
  }
course-reset = شروع دوباره از آغاز
course-step-done = انجام شده
course-step-next = گام بعدی
course-all = همهٔ درس‌ها
course-position = گام { $n } از { $count }
course-bar = گام { $n } از { $count }، { $done } گام انجام شده
course-back = بازگشت به همهٔ درس‌ها
course-task = تمرین
course-read = دیدن تمرین
course-hint = راهنمایی
course-hint-more = راهنمایی بیشتر
course-next = ادامه
course-next-chapter = فصل بعد
course-finish = همهٔ درس‌ها
course-play = نخستین بازی شما
course-retry = دوباره
course-undo = برگشت
course-show = نمایش دوباره
course-pass = پاس
course-answers = پاسخ شما
course-number = { $number }
course-chapter-done = پایان فصل
course-board = تختهٔ { $cols } در { $rows }
course-board-name = تختهٔ گو
course-to-play = نوبت سیاه است
course-said-black = سیاه { $point }
course-said-white = سفید { $point }
course-said-black-pass = سیاه پاس داد
course-said-white-pass = سفید پاس داد
course-said-captured = { $count ->
    [one] { $count } سنگ گرفته شد
   *[other] { $count } سنگ گرفته شد
  }
course-point-empty = خالی
course-point-black = سنگ سیاه
course-point-white = سنگ سفید
course-point-marked = نشان‌دار
course-loading = یک لحظه…
course-error-step = چنین گامی نیست.
course-error-move = این گام چنین حرکتی نمی‌خواهد. دوباره امتحان کنید.

## Chapters

course-chapter-stones = سنگ‌ها
course-chapter-stones-done = می‌دانید سنگ به چه زنده است: به آزادی‌هایش و به زنجیره‌ای که در آن جای دارد.
course-chapter-capture = گرفتن
course-chapter-capture-done = گرفتن، گریختن و نبرد کو را یاد گرفتید. قاعده‌های گذاشتن سنگ همین‌هاست و بس.
course-chapter-life = مرگ و زندگی
course-chapter-life-done = می‌توانید زنده را از مرده بشناسید: دو چشم راستین، یا سکی. هر چه جز این باشد مرده است.
course-chapter-game = یک بازی کامل
course-chapter-game-done = هر چه لازم بود آموختید. باقی با بازی کردن می‌آید؛ از تختهٔ کوچک شروع کنید.

## Hints and refusals

course-hint-place = به نقطه‌های دایره‌دار نگاه کنید.
course-hint-move = حرکت درست { $point } است.
course-hint-pass = اینجا باید پاس داد.
course-hint-number = پاسخ { $count } است.
course-refused-suicide = سنگ شما در { $point } هیچ آزادی نخواهد داشت. این خودکشی است و مجاز نیست.
course-refused-ko = کو: سفید همین حالا اینجا گرفت. اول جای دیگری بازی کنید، بعد می‌توانید پس بگیرید.
course-refused-occupied = در { $point } سنگ هست.

## Stones and liberties

course-liberties-title = سنگ و آزادی
course-liberties-text = سنگ را روی تقاطع خط‌ها می‌گذارند و دیگر جابه‌جا نمی‌کنند. تقاطع‌های خالیِ چسبیده به سنگ – بالا، پایین، چپ و راست – راه نفس آن‌اند: <b>آزادی‌های</b> سنگ. خانه‌های مورب به حساب نمی‌آیند.
course-liberties-task = سه سنگ سیاه بگذارید که به هم نچسبند: یکی با چهار آزادی، یکی با سه و یکی با دو.
course-liberties-hint = از نقطه‌ای در میانهٔ تخته چند خط بیرون می‌رود؟ از کناره؟ از گوشه؟
course-liberties-go-on = { $count ->
    [one] { $count } آزادی. حالا سنگی با شمار دیگری از آزادی.
   *[other] { $count } آزادی. حالا سنگی با شمار دیگری از آزادی.
  }
course-liberties-right = چهار، سه و دو.
course-liberties-wrong = { $count ->
    [one] باز هم { $count } آزادی. جایی پیدا کنید که شمارش فرق کند.
   *[other] باز هم { $count } آزادی. جایی پیدا کنید که شمارش فرق کند.
  }
course-liberties-touching = سنگ‌های چسبیده آزادی‌های مشترک دارند. میانشان فاصله بگذارید.
course-liberties-sum = در میانه چهار، در کناره سه، در گوشه دو: هر چه به لبه نزدیک‌تر، گرفتنش آسان‌تر.

course-chains-title = زنجیره‌ها
course-chains-text = سنگ‌های هم‌رنگی که روی یک خط کنار هم‌اند به هم پیوسته‌اند و <b>زنجیره</b> می‌سازند. آزادی‌های زنجیره مشترک است؛ یا همه‌اش می‌ماند یا همه‌اش می‌رود. سنگ‌های مورب پیوسته نیستند و حریف می‌تواند میانشان بنشیند.
course-chains-task = نوبت سیاه است. سه سنگ نشان‌دار را یک زنجیره کنید.
course-chains-hint = کدام نقطه به هر سه می‌چسبد؟
course-chains-go-on-also = سفید دیگر نمی‌تواند جدایشان کند: سنگش میان سنگ‌های شما آزادی ندارد. حالا وصل کنید.
course-chains-right = { $point } هر سه را به هم می‌پیوندد.
course-chains-also = این هم پیوست. یک سنگ در میان هم بس بود.
course-chains-wrong = سفید در { $reply } جدا می‌کند.
course-chains-sum = سنگ‌های پیوسته همهٔ آزادی‌هایشان را با هم دارند و نیرویشان از همین است.

## Capture

course-capture-title = گرفتن سنگ
course-capture-text = زنجیره‌ای که فقط یک آزادی برایش مانده در <b>آتاری</b> است. هر که همان آزادی آخر را پر کند، همهٔ زنجیره را می‌گیرد و از تخته برمی‌دارد. سنگ‌های گرفته <b>اسیر</b>ند و تا شمارش نگه داشته می‌شوند.
course-capture-task = نوبت سیاه است. هر چه می‌توانید سنگ بگیرید.
course-capture-hint = کدام زنجیره‌های سفید فقط یک آزادی دارند؟
course-capture-right = { $count ->
    [one] { $point } یک سنگ می‌گیرد.
   *[other] { $point } { $count } سنگ می‌گیرد.
  }
course-capture-also = { $most ->
    [one] گرفتید! در { $better } هم { $most } سنگ گرفتنی بود.
   *[other] گرفتید! در { $better } حتی { $most } سنگ گرفتنی بود.
  }
course-capture-wrong = سفید با { $reply } می‌گریزد.
course-capture-sum = آزادی آخر را پر کنید، همهٔ زنجیره برداشته می‌شود.

course-atari-title = رهایی از آتاری
course-atari-text = سنگ شما هم ممکن است در آتاری باشد. دو راه هست: <b>کشیدن</b> زنجیره تا آزادی تازه پیدا کند، یا <b>گرفتن</b> یکی از سنگ‌هایی که آن را در میان گرفته‌اند. پیش از گریز فکر کنید: اگر به سوی نادرست بدوید، زنجیره فقط بزرگ‌تر می‌شود و سرانجام گرفته می‌شود.
course-atari-task = سفید سنگ نشان‌دار شما را تهدید می‌کند. نجاتش دهید.
course-atari-hint = آیا یکی از سنگ‌های سفید خودش در آتاری نیست؟
course-atari-right = { $point } سنگ را نجات می‌دهد.
course-atari-wrong = سفید { $reply } را بازی می‌کند و سنگ از دست می‌رود.
course-atari-sum = در آتاری اول ببینید چه می‌توان گرفت، بعد به کجا می‌توان گریخت.

course-forbidden-title = نقطه‌های ممنوع
course-forbidden-text = نباید جایی بازی کرد که سنگ هیچ آزادی نداشته باشد؛ این <b>خودکشی</b> است. اما آنچه گرفته می‌شود اول می‌رود: اگر سنگ شما آخرین آزادی سفید را پر کند، راه نفسش باز می‌شود و حرکت مجاز است.
course-forbidden-task = نه A7 برای سیاه آزادی دارد و نه G1. با این همه یکی از این دو مجاز است. همان را بازی کنید.
course-forbidden-hint = کدام زنجیرهٔ سفید آنجا آخرین آزادی‌اش را از دست می‌دهد؟
course-forbidden-go-on-also = سنگ‌های شما در امان‌اند و سفید هنوز راه بیرون ندارد. حالا بگیرید.
course-forbidden-right = { $point } می‌گیرد و سنگ شما نفس می‌کشد.
course-forbidden-also = گرفتید. سفید راه بیرون نداشت و وقت داشتید.
course-forbidden-wrong = سفید زودتر رسید: { $reply } سنگ‌های شما را می‌گیرد.
course-forbidden-sum = سنگِ بی‌آزادی فقط وقتی مجاز است که بگیرد.

course-ko-title = کو
course-ko-text = سنگی سنگی را می‌گیرد و خودش هم بی‌درنگ گرفتنی است، و این می‌تواند تا ابد ادامه یابد. این <b>کو</b> است. پس قاعده‌ای هست: بی‌درنگ نباید پس گرفت؛ اول باید جای دیگری بازی کرد.
course-ko-task = سنگ نشان‌دار را بگیرید. بعد پیش از آن که سفید پس بگیرد، کو را ببندید.
course-ko-hint = سنگ نشان‌دار یک آزادی دارد. و پس از آن: کدام نقطه نباید به سفید برگردد؟
course-ko-go-on = سفید هنوز اجازه ندارد پس بگیرد و { $reply } را بازی کرد. حالا کو را ببندید.
course-ko-right = کو بسته شد.
course-ko-wrong = سفید { $reply } را بازی می‌کند و کو از دست می‌رود.
course-ko-sum = پس از گرفتن در کو، طرف دیگر اول باید جای دیگری بازی کند و بعد پس بگیرد.

course-ko-fight-title = نبرد کو
course-ko-fight-text = سفید همین حالا کو را گرفته و شما نمی‌توانید بی‌درنگ پس بگیرید. <b>تهدید</b> کنید: حرکتی که سفید ناچار باشد پاسخش را بدهد. با این کار یک نوبت می‌گذرد و کو دوباره به روی شما باز است. به این داد و ستد نبرد کو می‌گویند.
course-ko-fight-task = کو را ببرید، یا همان چیزی را که تهدید می‌کنید.
course-ko-fight-hint = کدام زنجیرهٔ سفید را می‌توانید به آتاری بیندازید؟
course-ko-fight-go-on = سفید { $reply } را بازی می‌کند. حالا برگردید سر کو!
course-ko-fight-right = کو از آن شماست.
course-ko-fight-wrong = سفید { $reply } را بازی می‌کند و کو را می‌برد.
course-ko-fight-sum = کو را کسی می‌برد که تهدیدهای بزرگ‌تری دارد.

## Life and death

course-two-eyes-title = دو چشم
course-two-eyes-text = نقطهٔ خالی‌ای که گروه در میان گرفته یک <b>چشم</b> است. یک چشم بس نیست: بیرون که پر شد، حریف در آن بازی می‌کند و می‌گیرد. با دو چشم گروه در امان است: هر دو را با هم نمی‌توان پر کرد و هر یک به‌تنهایی ممنوع است.
course-two-eyes-task = گروه شما محاصره شده است. برایش دو چشم بسازید.
course-two-eyes-hint = کجا یک سنگ فضا را دو پاره می‌کند؟
course-two-eyes-right = { $point } دو چشم می‌سازد.
course-two-eyes-wrong = سفید { $reply } را بازی می‌کند: فقط جای یک چشم ماند.
course-two-eyes-sum = گروهی را که دو چشم دارد هرگز نمی‌توان گرفت.

course-false-eye-title = چشم دروغین
course-false-eye-text = هر حفره‌ای چشم نیست. اگر سنگی در کنارش فقط از راه همان حفره پیوسته باشد، می‌توانید آن را به آتاری بیندازید و صاحبش برای نجاتش باید حفره را پر کند. چنین چشمی <b>دروغین</b> است و زندگی نمی‌بخشد.
course-false-eye-task = چشم سفید در C4 راستین است. چشم D2 را دروغین کنید.
course-false-eye-hint = سنگ سفید E2 از راه کدام نقطه‌ها پیوسته است؟
course-false-eye-right = E2 حالا فقط به D2 بند است: چشم دروغین شد.
course-false-eye-wrong = سفید در { $reply } وصل می‌کند و دو چشم راستین دارد.
course-false-eye-sum = چشم وقتی راستین است که سنگ‌های گردش بی آن هم به هم پیوسته باشند.

course-dead-title = مرده یا زنده
course-dead-text = گروه محاصره‌شده‌ای که نتواند دو چشم بسازد <b>مرده</b> است، حتی اگر هنوز روی تخته باشد. لازم نیست آن را بگیرید: در پایان بازی برداشته می‌شود.
course-dead-task = گروه‌های سفیدی را لمس کنید که حتی اگر سفید اول بازی کند می‌میرند.
course-dead-hint = در ذهن بیازمایید: آیا سفید می‌تواند فضای درون را دو چشم کند؟
course-dead-go-on = مرده است. یکی دیگر هم هست.
course-dead-right = این گروه‌ها مرده‌اند.
course-dead-wrong = این گروه زنده است: این هم دو چشمش.
course-dead-own = این سنگ‌ها سیاه‌اند. گروه‌های سفید را ببینید.
course-dead-empty = اینجا سنگی نیست. یک گروه سفید را لمس کنید.
course-dead-sum = گروهی که نتواند دو چشم بسازد مرده است و نیازی به گرفتنش نیست.

course-seki-title = سکی
course-seki-text = دو گروه بی دو چشم می‌توانند یکدیگر را نگه دارند: آزادی‌های آخرشان مشترک است و هر که یکی را پر کند گرفته می‌شود. پس هیچ‌کدام دست نمی‌زند و هر دو زنده می‌مانند. این <b>سکی</b> است؛ نقطه‌های مشترک از آن کسی نیست.
course-seki-task = دو آزادی آخر زنجیره‌های نشان‌دار مشترک است. نوبت سیاه: سنگ یا پاس؟
course-seki-hint = بشمارید اگر میان آن‌ها بازی کنید زنجیره‌تان چند آزادی خواهد داشت.
course-seki-right = درست است: اینجا هر که شروع کند می‌بازد.
course-seki-also = زنجیرهٔ شما زنده است. ولی سنگ { $point } سودی ندارد؛ پاس بهتر است.
course-seki-wrong = سفید { $reply } را بازی می‌کند و شما را می‌گیرد: آزادی خودتان را پر کردید.
course-seki-sum = در سکی هر دو طرف زنده‌اند، تا وقتی هیچ‌کدام شروع نکند.

## The whole game

course-ending-title = بازی کی تمام می‌شود؟
course-ending-text = بازی وقتی تمام است که هر دو بازیکن پشت سر هم پاس بدهند. پیش از آن مرزهایتان را ببندید. پس از آن چیزی به دست نمی‌آید: سنگ در قلمرو خودتان یک امتیاز هزینه دارد و سنگ در قلمرو سفید اسیر می‌شود.
course-ending-task = هر جا باز است ببندید. وقتی هیچ حرکتی سودی ندارد، پاس بدهید.
course-ending-hint = سفید هنوز از کجا می‌تواند وارد شود؟
course-ending-go-on = خوب است. آیا هنوز چیزی به دست می‌آید؟
course-ending-go-on-also = زیانی نداشت، سودی هم نداشت. آیا چیزی مانده است؟
course-ending-right = هر دو پاس دادند. بازی تمام شد.
course-ending-also = بازی تمام شد. یکی از حرکت‌های شما لازم نبود.
course-ending-wrong = این حرکت امتیاز از دست می‌دهد.
course-ending-wrong-pass = زود است: سفید { $reply } را بازی می‌کند و وارد می‌شود.
course-ending-sum = مرزها را ببندید و پاس بدهید: دو پاس پیاپی بازی را تمام می‌کند.

course-count-title = شمارش
course-count-text = هر نقطهٔ خالی که در میان گرفته‌اید یک امتیاز است. سنگ‌های مرده اسیر می‌شوند، هر کدام یک امتیاز، و نقطهٔ زیرشان هم به حساب می‌آید. سفید که دوم بازی کرده <b>کومی</b> می‌گیرد: اینجا ۵٫۵ امتیاز، پس مساوی نمی‌شود.
course-count-task = یک سنگ سفیدِ مرده روی تخته است. سیاه چند امتیاز دارد؟
course-count-hint = نقطه‌های خالی و نقطهٔ زیر سنگ مرده را بشمارید و اسیر را بیفزایید.
course-count-right = { $black ->
    [one] { $black } امتیاز برای سیاه.
   *[other] { $black } امتیاز برای سیاه.
  }
course-count-wrong = { $answer ->
    [one] نه، { $answer } نیست. دوباره بشمارید: مربع‌ها قلمروند.
   *[other] نه، { $answer } نیست. دوباره بشمارید: مربع‌ها قلمروند.
  }
course-count-sum = { $winner ->
    [black] سیاه { $black }؛ سفید { $white } و کومی { $komi }، روی هم { $total }: سیاه با { $margin } امتیاز می‌برد.
   *[white] سیاه { $black }؛ سفید { $white } و کومی { $komi }، روی هم { $total }: سفید با { $margin } امتیاز می‌برد.
  }

course-ranks-title = رتبه‌ها
course-ranks-text = توان بازیکنان نام دارد. تازه‌کار از حدود ۳۰ کیو شروع می‌کند و تا ۱ کیو پیش می‌رود؛ پس از آن دان‌ها هستند، از ۱ دان به بالا. هر پله کم‌وبیش یک سنگ در آغاز بازی می‌ارزد: <b>هندیکپ</b>. این‌گونه بازی برای هر دو جدی است.
course-ranks-task = شما ۱۲ کیو هستید و هم‌بازی‌تان ۷ کیو. چند سنگ می‌گیرید؟
course-ranks-hint = از ۱۲ تا ۷ چند پله است؟
course-ranks-right = { $count ->
    [one] { $count } سنگ.
   *[other] { $count } سنگ.
  }
course-ranks-wrong = { $answer ->
    [one] { $answer } سنگ برای { $answer } پله اختلاف است. پله‌ها را دوباره بشمارید.
   *[other] { $answer } سنگ برای { $answer } پله اختلاف است. پله‌ها را دوباره بشمارید.
  }
course-ranks-sum = هندیکپ همان اختلاف رتبه است، معمولاً تا نه سنگ.

course-handicap-title = سنگ‌های هندیکپ
course-handicap-text = بازیکن ضعیف‌تر سیاه را برمی‌دارد و سنگ‌ها را روی نقطه‌های نشان‌دار تخته، یعنی <b>ستاره‌ها</b>، می‌گذارد. همهٔ آن‌ها روی هم حرکت اول سیاه‌اند، پس نوبت بعدی با سفید است. در این بازی کومی نیست، یا فقط نیم امتیاز است تا مساوی نشود.
course-handicap-task = شما ۹ کیو هستید و هم‌بازی‌تان ۶ کیو. سنگ‌هایتان را بگذارید.
course-handicap-hint = از ۹ تا ۶: همین قدر سنگ. اول گوشه‌ها.
course-handicap-go-on = { $left ->
    [one] { $left } سنگ دیگر.
   *[other] { $left } سنگ دیگر.
  }
course-handicap-right = جایشان همین‌جاست.
course-handicap-also = این هم به همان خوبی است. رسم این است که گوشهٔ پایین سمت راست خالی بماند.
course-handicap-wrong = این سنگ‌ها روی ستاره‌ها می‌نشینند، اول در گوشه‌ها.
course-handicap-sum = هندیکپ روی ستاره‌ها می‌نشیند و سفید شروع می‌کند.

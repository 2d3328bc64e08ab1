### آنچه در پروندهٔ بازی نادرست بود یا درست شد: برای هر کد یک پیام.

record-left-out = { $games ->
    [0] بازی بیش از اندازه بلند است: فقط آغاز آن نشان داده می‌شود.
   *[other] { $games } بازی کنار گذاشته شد: پرونده بیش از اندازه بزرگ است.
}

diagnostic-text-before-game = متن پیش از بازی نادیده گرفته شد.
diagnostic-text-between-games = متن پس از بازی نادیده گرفته شد.
diagnostic-charset-guessed = پرونده کدگذاری خود را نمی‌گوید؛ حدس زده شد.
diagnostic-charset-wrong = کدگذاری‌ای که پرونده می‌گوید درست نیست.
diagnostic-bad-bytes = برخی بایت‌ها متن نیستند؛ جایگزین شدند.
diagnostic-escapes-ambiguous = نشانه‌های گریز دو گونه خوانده می‌شوند؛ بهترین گزیده شد.
diagnostic-charsets-mixed = بازی‌های این پرونده کدگذاری‌های گوناگون دارند.
diagnostic-nul-byte = در متن بایت صفر هست.
diagnostic-missing-open = پرانتز آغاز نیست؛ افزوده شد.
diagnostic-missing-semicolon = پیش از حرکتی نقطه‌ویرگول نیست؛ افزوده شد.
diagnostic-unterminated-value = پرونده در میان متنی تمام می‌شود.
diagnostic-missing-close = پرونده در میان بازی تمام می‌شود.
diagnostic-extra-close = یک پرانتز پایان زیادی است؛ نادیده گرفته شد.
diagnostic-empty-variation = شاخه‌ای بدون حرکت نادیده گرفته شد.
diagnostic-extra-open = یک پرانتز آغاز زیادی است؛ نادیده گرفته شد.
diagnostic-node-after-variation = حرکت‌های پس از شاخه، شاخهٔ دیگری شمرده شدند.
diagnostic-node-after-game = حرکت‌های پس از پایان، به بازی افزوده شدند.
diagnostic-property-after-variation = چیزی پس از شاخه به حرکت پیش از آن برده شد.
diagnostic-no-values = مدخل بی‌مقدار کنار گذاشته شد.
diagnostic-value-without-property = مقدار بی‌نام کنار گذاشته شد.
diagnostic-illegal-characters = نویسه‌های بی‌معنا کنار گذاشته شدند.
diagnostic-unescaped-bracket = کروشه‌ای در متن نشانه‌گذاری نشده است.
diagnostic-lowercase-name = حرف‌های کوچک در نام‌ها نادیده گرفته شدند.
diagnostic-digit-in-name = در نامی رقم هست.
diagnostic-unknown-property = این مدخل ناشناخته است؛ نگه داشته شد.
diagnostic-other-version = این مدخل از نسخهٔ دیگری از SGF است.
diagnostic-many-values = به جای یک مقدار چند مقدار هست؛ نخستین به کار رفت.
diagnostic-repeated-property = یک مدخل در یک حرکت دو بار آمده است.
diagnostic-bad-value = این مقدار فهمیده نشد؛ به صورت متن نگه داشته شد.
diagnostic-odd-value = این مقدار شکل نامعمولی دارد.
diagnostic-empty-value = این مقدار خالی است.
diagnostic-point-repeated = یک نقطه دو بار آمده است.
diagnostic-other-game = این بازی گو نیست؛ حرکت‌هایش به صورت متن نگه داشته شد.
diagnostic-bad-size = اندازهٔ تخته فهمیده نشد؛ ۱۹×۱۹ به کار رفت.
diagnostic-bad-root = مدخلی در آغاز بازی فهمیده نشد.
diagnostic-root-outside = مدخلی که جایش آغاز است جای دیگری آمده است.
diagnostic-info-repeated = مشخصات بازی دو بار آمده است.
diagnostic-setup-with-move = سنگ‌ها هم چیده و هم بازی شده‌اند؛ پشت سر هم خوانده شدند.
diagnostic-two-moves = هر دو رنگ با هم بازی کرده‌اند؛ حرکت‌ها پشت سر هم خوانده شدند.
diagnostic-move-in-root = در همان آغاز حرکتی هست.
diagnostic-annotation-without-move = داوری دربارهٔ حرکت جایی آمده که حرکتی نیست.
diagnostic-annotations-conflict = دو داوری با هم ناسازگارند.
diagnostic-handicap-differs = هندیکپ با سنگ‌های چیده‌شده نمی‌خواند.
diagnostic-versions-mixed = بازی‌های این پرونده از نسخه‌های گوناگون SGF هستند.
diagnostic-line-skipped = سطری فهمیده نشد؛ کنار گذاشته شد.
diagnostic-site-habit = مقدار به همان معنایی خوانده شد که سایت این پرونده در نظر دارد.

### یک بازی در صفحه: بازی کردن، علامت زدن سنگ‌های مرده، شمارش، نتیجه.

## چه کسی بازی می‌کند

seat-you = شما
seat-tengen = تنگن
seat-chip = رایانه
seat-away = در حال اتصال دوباره
your-move = نوبت شماست
to-move = { $color ->
        [black] نوبت سیاه.
       *[white] نوبت سفید.
    }
bar-to-move = نوبت بازی
bar-no-captures = بدون اسیر
bar-captures = { $n } اسیر
bar-thinking = در حال فکر کردن
bar-queue = { $n ->
        [0] منتظر نوبت فکر کردن
       *[other] منتظر { $n } بازی دیگر
    }
bar-failed = موتور پاسخ نمی‌دهد و دوباره راه‌اندازی می‌شود
bar-handicap = { $n } سنگ هندیکپ بگذارید

## صفحه

game-opening = بازی باز می‌شود…
game-leave = بازگشت به صفحهٔ آغاز
waiting-title = در انتظار حریف شما
looking-on = شما تماشا می‌کنید.
fact-komi = کومی { $n }
fact-handicap = { $n } سنگ هندیکپ
moves-title = حرکت‌ها
moves-none = هنوز حرکتی نشده است.
move-pass = پاس
text-board = تخته به‌صورت متن
board-label = تختهٔ { $cols } در { $rows }
board-label-turn = تختهٔ { $cols } در { $rows }، نوبت { $color ->
        [black] سیاه
       *[white] سفید
    }، حرکت { $n }
point-empty = خالی
point-black = سنگ سیاه
point-white = سنگ سفید
point-last = آخرین حرکت
point-dead = مرده علامت خورده
said-move = { $color ->
        [black] سیاه
       *[white] سفید
    } { $point }.
said-pass = { $color ->
        [black] سیاه پاس داد.
       *[white] سفید پاس داد.
    }
said-captured = { $n } سنگ گرفته شد.
said-ko = کو در { $point }.
said-undone = حرکت برگردانده شد.

## چه می‌توان کرد

action-pass = پاس
action-undo = برگشت
action-ask-undo = درخواست برگشت
action-resign = تسلیم
action-more = بیشتر
action-hurry = همین حالا بازی کن
action-keep-playing = ادامهٔ بازی
dock-play = گذاشتن در { $point }
dock-hint = همان نقطه را دوباره بزنید یا دکمه را فشار دهید
dock-cancel = آنجا نگذار
pass-title = این نوبت را پاس می‌دهید؟
pass-text = سپس حریف بازی می‌کند. وقتی هر دو پاس بدهند، سنگ‌ها شمرده می‌شوند.
pass-ends = حریف هم پاس داده است؛ بازی می‌ایستد و سنگ‌های مرده را با هم علامت می‌زنید.
resign-title = در این بازی تسلیم می‌شوید؟
resign-text = { $name } برنده می‌شود.
blocked-not-your-turn = نوبت شما نیست
blocked-no-move = حرکتی برای برگرداندن نیست
blocked-undo-asked = هنوز به درخواست شما پاسخ نداده‌اند
more-title = این بازی
more-numbers = شمارهٔ حرکت‌ها روی سنگ‌ها
more-hints = نشان دادن سنگ‌های من در آتاری
more-hints-text = دور سنگ‌هایی که با حرکت بعدی گرفته می‌شوند خطی سرخ می‌آید
more-sound = صدا
more-turned = چرخاندن نوار بالایی
more-save = ذخیره با قالب SGF
more-zen = فقط تخته و بازیکنان
more-zen-text = فهرست صفحه‌ها، حرکت‌ها و شرایط محو می‌شوند؛ با کلید Z یا همین‌جا برمی‌گردند
keys-title = کلیدها
keys-board = روی تخته
keys-move = جابه‌جا کردن مکان‌نما
keys-star = رفتن به خط ستارهٔ بعدی
keys-point = رفتن به نقطهٔ ⁦Q16⁩
keys-place = گذاشتن سنگ
keys-leave = بیرون رفتن از تخته

## پیام‌ها

line-lost = ارتباط قطع شد. دوباره تلاش می‌شود…
line-lost-move = ارتباط قطع شد. حرکت شما در { $point } نگه داشته شده و فرستاده خواهد شد.
undo-asked = درخواست برگشت حرکت را فرستادید. در انتظار پاسخ.
undo-request = { $n ->
        [one] { $name } می‌خواهد حرکتش را برگرداند
       *[other] { $name } می‌خواهد { $n } حرکت را برگرداند
    }
undo-decline = رد کردن
undo-accept = پذیرفتن
objection = { $n ->
        [one] رایانه سنگ { $point } را زنده می‌داند. ادامه دهید تا نشان دهید که گرفته می‌شود.
       *[other] رایانه گروه { $point } را زنده می‌داند. ادامه دهید تا نشان دهید که گرفته می‌شود.
    }
must-play-on = دو بار به توافق نرسیدید. بازی کنید تا هر چه مرده است گرفته شود؛ هر پاس یک سنگ هزینه دارد و در پایان همهٔ سنگ‌های روی تخته زنده شمرده می‌شوند.
lookback = تخته پس از حرکت { $n }.
lookback-end = بازگشت به بازی
refusal-earlier = { $n ->
        [0] تخته در آغاز بازی
       *[other] تخته پس از حرکت { $n }
    }

## کدام سنگ‌ها مرده‌اند؟

end-passed = هر دو بازیکن پاس دادند
end-title = کدام سنگ‌ها مرده‌اند؟
end-hint = برای تغییر هر گروه، آن را روی تخته بزنید. سنگ‌های خط‌خورده پیش از شمارش برداشته می‌شوند.
end-groups = { $n } گروه
end-no-groups = هیچ گروهی نامعلوم نیست. اگر گروهی مرده است، آن را روی تخته بزنید.
end-alive = زنده
end-dead = مرده
end-seki = سکی
group-stones = { $color ->
        [black] { $n } سنگ سیاه، { $points }
       *[white] { $n } سنگ سفید، { $points }
    }
group-stones-at = { $color ->
        [black] { $n } سنگ سیاه در { $points }
       *[white] { $n } سنگ سفید در { $points }
    }
opinion = { $status ->
        [alive] رایانه: زنده، اطمینان { $n }٪
        [dead] رایانه: مرده، اطمینان { $n }٪
        [seki] رایانه: سکی، اطمینان { $n }٪
       *[unsettled] رایانه: نامعلوم
    }
opinion-proven = { $status ->
        [alive] زنده، اثبات‌شده
        [dead] مرده، اثبات‌شده
        [seki] سکی
       *[unsettled] هیچ‌کدام اثبات نشده
    }
opinion-pending = رایانه بررسی می‌کند
source-pending = رایانه هنوز گروه‌ها را بررسی می‌کند.
source-pass-alive = هیچ موتوری نظر نداده است: فقط آنچه اثبات‌شده علامت خورده. لطفاً همهٔ گروه‌ها را خودتان بررسی کنید.
accepted = پذیرفته شد
accepted-waiting = پذیرفته شد، در انتظار
accept-waiting = هنوز پذیرفته نشده
accept-changed = { $name } در { $point } تغییری داد، دوباره نگاه کنید
action-accept = پذیرفتن و شمردن
action-resume = ادامهٔ بازی
action-restore = بازگشت به پیشنهاد
resume-text = { $color ->
        [black] اگر ادامه دهید، سیاه اول بازی می‌کند.
       *[white] اگر ادامه دهید، سفید اول بازی می‌کند.
    }

## امتیاز

sheet-title = امتیاز
sheet-stones = سنگ‌ها
sheet-territory = قلمرو
sheet-lost = اسیران از دست رفته
sheet-tax = مالیات گروه
sheet-handicap = سنگ‌های هندیکپ
sheet-button = نخستین پاس
sheet-komi = کومی
sheet-so-far = جمع تا اینجا
sheet-tens = ده‌تایی‌ها
sheet-rest = باقی‌مانده
sheet-beside = در کاسه
sheet-before = پیش از این تغییر: { $before }
outcome-score = { $winner ->
        [black] سیاه با { $points } امتیاز برنده می‌شود
       *[white] سفید با { $points } امتیاز برنده می‌شود
    }
outcome-tie-rule = { $winner ->
        [black] امتیاز برابر: طبق قوانین، سیاه برنده است
       *[white] امتیاز برابر: طبق قوانین، سفید برنده است
    }
outcome-tie = مساوی
outcome-resign = { $winner ->
        [black] سیاه با تسلیم حریف برنده شد
       *[white] سفید با تسلیم حریف برنده شد
    }
outcome-time = { $winner ->
        [black] سیاه با پایان وقت حریف برنده شد
       *[white] سفید با پایان وقت حریف برنده شد
    }
outcome-forfeit = { $winner ->
        [black] سیاه به حکم داور برنده شد
       *[white] سفید به حکم داور برنده شد
    }
outcome-no-result = بدون نتیجه
both-title = همین بازی با هر دو روش شمارش
both-area = مساحت
both-territory = قلمرو
both-official = این قوانین
both-other = برای مقایسه

## شمارش

count-title = با هم بشماریم
count-board = شمارش روی تختهٔ { $size }
count-step = گام { $n } از { $of }
count-next = بعدی: { $step }
count-back = قبلی
count-pause = ایست
count-play = ادامه
count-skip = نمایش نتیجه
count-again = نمایش دوباره
count-first = این نخستین گام است
over-subtitle = پایان بازی · { $size }، { $rules }
action-look-back = مرور بازی
action-rematch = بازی دوباره
step-remove-dead = برداشتن سنگ‌های مرده
step-remove-dead-text = سنگ‌های مرده از تخته برداشته می‌شوند و اسیر به شمار می‌آیند.
step-fill-neutral = پر کردن دامه‌ها
step-fill-neutral-text = نقطه‌های میان دو طرف از آنِ هیچ‌کس نیستند.
step-return-prisoners = بازگرداندن اسیران
step-return-prisoners-text = هر اسیر یک نقطه از قلمرو طرف خودش را پر می‌کند.
step-arrange = چیدن به شکل مستطیل
step-arrange-text = سنگ‌ها فقط درون مساحت خودشان جابه‌جا می‌شوند، پس هیچ امتیازی کم یا زیاد نمی‌شود. نخست ده‌تایی‌ها، سپس باقی‌مانده.
step-count-stones = شمردن سنگ‌ها
step-count-stones-text = هر سنگ زنده یک امتیاز است.
step-count-territory = شمردن قلمرو
step-count-territory-text = هر نقطهٔ محاصره‌شده یک امتیاز است.
step-add-prisoners = افزودن اسیران
step-add-prisoners-text = هر اسیر یک امتیاز است.
step-tax = کم کردن مالیات گروه
step-tax-text = هر گروه دو امتیاز می‌پردازد.
step-handicap-bonus = سنگ‌های هندیکپ
step-handicap-bonus-text = سفید برای سنگ‌های هندیکپ امتیاز می‌گیرد.
step-button = نخستین پاس
step-button-text = هر که اول پاس داده، نیم امتیاز می‌گیرد.
step-komi = افزودن کومی
step-komi-text = سفید چون دوم بازی می‌کند امتیاز می‌گیرد.
step-result = نتیجه
step-result-text = جمع‌ها با هم سنجیده می‌شوند.
step-detail-dead = { $black } سیاه، { $white } سفید
step-detail-neutral = { $n ->
        [0] هیچ نقطه‌ای نیست
       *[other] { $n } نقطه
    }
step-detail-prisoners = { $black } برای سیاه، { $white } برای سفید
step-detail-so-far = سیاه { $black }، سفید { $white }
reason-hint = جایی از تخته را نشان دهید یا با کلیدهای جهت به آنجا بروید تا بخوانید چرا شمرده می‌شود.
reason-none = { $point } نقطه‌ای از این تخته نیست.
reason-worth = مساحت: { $area }. قلمرو: { $territory }.
why-stone = { $owner ->
        [black] { $point }: سنگ زندهٔ سیاه.
       *[white] { $point }: سنگ زندهٔ سفید.
    }
why-pass-alive = { $owner ->
        [black] { $point }: بی‌گمان از آنِ سیاه؛ این سنگ‌ها هرگز گرفته نمی‌شوند.
       *[white] { $point }: بی‌گمان از آنِ سفید؛ این سنگ‌ها هرگز گرفته نمی‌شوند.
    }
why-seki = { $point }: بخشی از سکی، جایی که هیچ طرفی نمی‌تواند دیگری را بگیرد.
why-territory = { $owner ->
        [black] { $point }: قلمرو سیاه؛ تنها سنگ‌های زندهٔ سیاه دور آن‌اند.
       *[white] { $point }: قلمرو سفید؛ تنها سنگ‌های زندهٔ سفید دور آن‌اند.
    }
why-false-eye = { $owner ->
        [black] { $point }: چشم دروغین؛ سیاه سرانجام باید پرش کند.
       *[white] { $point }: چشم دروغین؛ سفید سرانجام باید پرش کند.
    }
why-neutral = { $point }: دامه؛ سنگ‌های هر دو رنگ به آن می‌رسند.
why-dead-stone = { $owner ->
        [black] { $point }: سنگ مردهٔ سفید؛ خودش و نقطه‌اش به سیاه می‌رسد.
       *[white] { $point }: سنگ مردهٔ سیاه؛ خودش و نقطه‌اش به سفید می‌رسد.
    }

## بازی بعدی

next-handicap-more = سفید برنده شد. در بازی بعدی سیاه { $handicap ->
        [1] بدون کومی برای سفید اول بازی می‌کند.
       *[other] { $handicap } سنگ هندیکپ می‌گیرد.
    }
next-handicap-less = سیاه برنده شد. در بازی بعدی سیاه { $handicap ->
        [0] هندیکپ نمی‌گیرد.
        [1] فقط بدون کومی برای سفید اول بازی می‌کند.
       *[other] { $handicap } سنگ هندیکپ می‌گیرد.
    }
next-handicap-swap = سیاه بازی برابر را برد. بار بعد رنگ‌ها را عوض کنید؛ سیاه تازه بدون کومی برای سفید اول بازی می‌کند.
next-handicap-limit = سفید برنده شد، اما بیش از { $handicap } سنگ هندیکپ نمی‌شود. بازی بعدی همان‌طور می‌ماند.

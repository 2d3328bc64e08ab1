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

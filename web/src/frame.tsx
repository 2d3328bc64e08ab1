/** What is around every page: rail or tab bar, skip link, toasts, and files dropped anywhere. */

import type { ComponentChildren } from "preact";
import { useLocation } from "preact-iso";
import { t } from "./i18n";
import { useDroppedRecords } from "./open-record";
import { Icon, type IconName, Mark, Toasts } from "./ui";
import "./frame.css";

interface Place {
  href: string;
  icon: IconName;
  key: string;
  /** The beginnings of the paths that belong to it. */
  paths: string[];
}

const PLACES: Place[] = [
  { href: "/", icon: "play", key: "nav-play", paths: ["/game/", "/j/"] },
  { href: "/learn", icon: "learn", key: "nav-learn", paths: ["/learn"] },
  { href: "/review", icon: "review", key: "nav-review", paths: ["/review"] },
  { href: "/settings", icon: "settings", key: "nav-settings", paths: ["/settings"] },
];

/** Screens with their own bar at the foot of a phone. */
const OWN_FOOT = /^\/(game\/|learn\/)/u;

function isAt(place: Place, path: string): boolean {
  return path === place.href || place.paths.some((start) => path.startsWith(start));
}

function Links(props: { path: string }) {
  return PLACES.map((place) => (
    <a
      key={place.href}
      class="nav"
      href={place.href}
      aria-current={isAt(place, props.path) ? "page" : undefined}
    >
      <Icon name={place.icon} size={22} />
      {t(place.key)}
    </a>
  ));
}

/** The skip link leads to the board where a page has one. */
function skip(event: Event) {
  event.preventDefault();
  const target = document.querySelector<HTMLElement>("main [data-board-focus], main [role=application]");
  (target ?? document.querySelector<HTMLElement>("main"))?.focus();
}

export function Frame(props: { children: ComponentChildren }) {
  const { path } = useLocation();
  const isDropping = useDroppedRecords();
  const ownFoot = OWN_FOOT.test(path);
  return (
    <div class={ownFoot ? "frame own-foot" : "frame"}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a part of the page that a page may lack */}
      <a class="skip" href="#main" onClick={skip}>
        {t("skip-to-board")}
      </a>
      <nav class="rail" aria-label={t("nav-label")}>
        <a href="/" aria-label="Tengen">
          <Mark size={36} />
        </a>
        <Links path={path} />
      </nav>
      <main id="main" tabIndex={-1}>
        {props.children}
      </main>
      {!ownFoot && (
        <nav class="tabbar" aria-label={t("nav-label")}>
          <Links path={path} />
        </nav>
      )}
      {isDropping && <div class="drop">{t("drop-here")}</div>}
      <Toasts />
    </div>
  );
}

/** The choices of the person at this browser: each is a signal whose value is kept in local storage. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { keep, kept } from "./storage";

/** The languages of the program; `null` in the settings follows the browser. */
export const LANGUAGES = ["en", "fr", "ru", "fa"] as const;
export type Language = (typeof LANGUAGES)[number];

function choice<T extends string>(key: string, values: readonly T[], initial: T): Signal<T> {
  const before = kept(`settings.${key}`);
  const value = values.find((v) => v === before) ?? initial;
  return remembered(key, signal<T>(value), initial);
}

function toggle(key: string, initial: boolean): Signal<boolean> {
  const before = kept(`settings.${key}`);
  return remembered(key, signal(typeof before === "boolean" ? before : initial), initial);
}

function amount(key: string, initial: number): Signal<number> {
  const before = kept(`settings.${key}`);
  const valid = typeof before === "number" && before >= 0 && before <= 100;
  return remembered(key, signal(valid ? before : initial), initial);
}

/** Writes every change down; the initial value is not written, so that a better default reaches everyone. */
function remembered<T>(key: string, value: Signal<T>, initial: T): Signal<T> {
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) keep(`settings.${key}`, now === initial ? undefined : now);
    first = false;
  });
  return value;
}

const AUTO_LANGUAGES = ["auto", ...LANGUAGES] as const;

export const settings = {
  language: choice("language", AUTO_LANGUAGES, "auto"),
  theme: choice("theme", ["auto", "light", "dark"], "auto"),
  contrast: choice("contrast", ["auto", "normal", "high"], "auto"),
  motion: choice("motion", ["auto", "full", "reduced"], "auto"),
  board: choice("board", ["kaya", "slate", "paper"], "kaya"),
  stones: choice("stones", ["shell", "plain", "flat"], "shell"),
  coordinates: choice("coordinates", ["letters", "numbers", "none"], "letters"),
  lastMove: choice("last-move", ["dot", "ring", "number"], "dot"),
  ghost: toggle("ghost", true),
  crosshair: toggle("crosshair", false),
  /** How a mouse places a stone: at once, by a double click, or by a button. */
  mouse: choice("mouse", ["click", "double", "button"], "click"),
  /** How a finger places a stone: the second tap confirms, or the first tap plays. */
  touch: choice("touch", ["two-tap", "tap"], "two-tap"),
  loupe: toggle("loupe", true),
  confirmPass: toggle("confirm-pass", true),
  /** Marks own chains with one liberty. */
  hints: toggle("hints", true),
  soundStone: toggle("sound-stone", true),
  soundCapture: toggle("sound-capture", true),
  soundNotice: toggle("sound-notice", true),
  volume: amount("volume", 60),
  shortcuts: toggle("shortcuts", true),
  announce: toggle("announce", true),
  textBoard: toggle("text-board", false),
};

/** Follows a media query; a browser without it never matches. */
function media(query: string): ReadonlySignal<boolean> {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? false);
  list?.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

const prefersDark = media("(prefers-color-scheme: dark)");
const prefersContrast = media("(prefers-contrast: more)");
const prefersStill = media("(prefers-reduced-motion: reduce)");

/** True on screens as narrow as a phone's. */
export const isPhone = media("(width < 600px)");

export const isDark = computed(() =>
  settings.theme.value === "auto" ? prefersDark.value : settings.theme.value === "dark",
);
export const isHighContrast = computed(() =>
  settings.contrast.value === "auto" ? prefersContrast.value : settings.contrast.value === "high",
);
/** Motion is to be left out. */
export const isStill = computed(() =>
  settings.motion.value === "auto" ? prefersStill.value : settings.motion.value === "reduced",
);

const onOff = (isOn: boolean) => (isOn ? "on" : "off");

/** Shows the choices on the root element, where the tokens look for them. */
export function applyAppearance(root: HTMLElement): void {
  effect(() => {
    root.dataset.theme = isDark.value ? "dark" : "light";
    root.dataset.contrast = isHighContrast.value ? "high" : "normal";
    root.dataset.motion = isStill.value ? "reduced" : "full";
    root.dataset.board = settings.board.value;
    root.dataset.stones = settings.stones.value;
    root.dataset.ghost = onOff(settings.ghost.value);
    root.dataset.loupe = onOff(settings.loupe.value);
    root.dataset.crosshair = onOff(settings.crosshair.value);
  });
}

/** Texts for people: Fluent catalogs of `locales/`, one chunk for each catalog and language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { computed, signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { LANGUAGES, type Language, settings } from "./settings";

/** The catalogs: `app` is always there, the others come with their pages. */
export type Catalog = "app" | "game" | "course" | "record";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../locales/*/{app,game,course,record}.ftl", {
  query: "?raw",
  import: "default",
});

const wanted = new Set<Catalog>(["app"]);
const present = signal<{ language: Language; bundle: FluentBundle } | null>(null);

/** The language that the person chose or, failing that, the first of the browser's that there is. */
export const language = computed<Language>(() => {
  if (settings.language.value !== "auto") return settings.language.value;
  const offered = globalThis.navigator?.languages ?? [];
  const [best] = negotiateLanguages(offered, LANGUAGES, { strategy: "lookup", defaultLocale: "en" });
  return LANGUAGES.find((l) => l === best) ?? "en";
});

/** The language of the texts on the page: follows `language` as soon as its catalogs are there. */
export const shownLanguage = computed<Language>(() => present.value?.language ?? "en");

export const isRightToLeft = computed(() => shownLanguage.value === "fa");

/** Loads the wanted catalogs of `to` and shows them. */
async function show(to: Language): Promise<void> {
  // Marks that isolate arguments matter where directions mix; elsewhere they would only get into copied text.
  const bundle = new FluentBundle(to, { useIsolating: to === "fa" });
  const load = (catalog: Catalog) => files[`../../locales/${to}/${catalog}.ftl`]?.() ?? "";
  for (const source of await Promise.all([...wanted].map(load))) {
    bundle.addResource(new FluentResource(source));
  }
  if (language.peek() !== to) return;
  present.value = { language: to, bundle };
}

/** Makes the texts of a page available; resolves when they can be shown. */
export async function loadTexts(...catalogs: Catalog[]): Promise<void> {
  const missing = catalogs.filter((catalog) => !wanted.has(catalog));
  for (const catalog of missing) wanted.add(catalog);
  if (missing.length > 0 || !present.peek()) await show(language.peek());
}

/** Shows the texts and keeps the root element's language and direction in step, from now on. */
export async function startTexts(root: HTMLElement): Promise<void> {
  await show(language.peek());
  language.subscribe((to) => {
    if (present.peek()?.language !== to) void show(to);
  });
  shownLanguage.subscribe((to) => {
    root.lang = to;
    root.dir = to === "fa" ? "rtl" : "ltr";
  });
}

/** The text `key` in the language of the page; the key itself where there is none. */
export function t(key: string, args?: Args): string {
  const bundle = present.value?.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : key;
}

/** Whether there is a text `key`. */
export function hasText(key: string): boolean {
  return present.value?.bundle.hasMessage(key) ?? false;
}

/** A text in which `<b>…</b>` stands out. */
export function Rich(props: { id: string; args?: Args }): VNode {
  const parts = t(props.id, props.args).split(/<b>(.*?)<\/b>/su);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <strong key={part}>{part}</strong> : part))}</>;
}

/** Text that stays left to right in every language, such as a coordinate. */
export function Ltr(props: { children: ComponentChildren }): VNode {
  return <bdi dir="ltr">{props.children}</bdi>;
}

/** A point of the board, in Latin letters everywhere. */
export function Coord(props: { at: string }): VNode {
  return <bdi dir="ltr">{props.at}</bdi>;
}

/** `9×13` in the figures of the language. */
export function sizeText(cols: number, rows: number): string {
  return `${numberText(cols)}×${numberText(rows)}`;
}

export function numberText(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(shownLanguage.value, { useGrouping: false, ...options })
    .format(value)
    .replace("-", "\u2212");
}

/** Half points as people write them: 13 is "6.5". */
export function pointsText(halfPoints: number): string {
  return numberText(halfPoints / 2);
}

/** A level or rank in words: `"6k"` is "6 kyu". */
export function levelName(level: string): string {
  const [, figures, letter] = /^(\d+)([kd])$/u.exec(level) ?? [];
  if (!figures) return t("level-strongest");
  return letter === "k" ? t("level-kyu", { n: Number(figures) }) : t("level-dan", { n: Number(figures) });
}

/** A level or rank for narrow places: `"6k"`, in Persian a word. */
export function levelShort(level: string): string {
  const [, figures, letter] = /^(\d+)([kd])$/u.exec(level) ?? [];
  if (!figures) return t("level-strongest-short");
  return letter === "k"
    ? t("level-kyu-short", { n: Number(figures) })
    : t("level-dan-short", { n: Number(figures) });
}

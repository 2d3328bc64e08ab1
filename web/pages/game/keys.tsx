/** Single keys of the play page: what they do, and the list that says so. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../src/i18n";
import { settings } from "../../src/settings";
import { Dialog } from "../../src/ui";

/** Whether everything but the board, the players and their actions is out of sight. */
export const zen = signal(false);

/** Shows the page in zen while it is on; another page begins without. */
export function useZen(): void {
  const isOn = zen.value;
  useEffect(() => {
    document.documentElement.dataset.zen = isOn ? "on" : "off";
  }, [isOn]);
  useEffect(
    () => () => {
      zen.value = false;
      document.documentElement.dataset.zen = "off";
    },
    [],
  );
}

/** What keys can ask for. */
export type Wish = "pass" | "undo" | "zen" | "keys";

const WISHES: Readonly<Record<string, Wish>> = { p: "pass", u: "undo", z: "zen", "?": "keys" };

/** What a key means on this page, if the person is not typing and has not switched the letters off. */
function wishOf(event: KeyboardEvent): Wish | null {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input,select,textarea,dialog,[role=application]")) return null;
  if (event.key === "Escape") return zen.peek() ? "zen" : null;
  if (!settings.shortcuts.value || event.altKey || event.metaKey) return null;
  if (event.ctrlKey) return event.key === "z" ? "undo" : null;
  return WISHES[event.key] ?? null;
}

/** Calls what belongs to a key. */
export function useShortcuts(wishes: Readonly<Record<Wish, () => void>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const wish = wishOf(event);
      if (wish) wishes[wish]();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
}

const KEYS: readonly (readonly [keys: string, text: string])[] = [
  ["P", "action-pass"],
  ["U", "action-undo"],
  ["Z", "more-zen"],
  ["?", "keys-title"],
];

const BOARD_KEYS: readonly (readonly [keys: string, text: string])[] = [
  ["← ↑ ↓ →", "keys-move"],
  ["Shift + ←", "keys-star"],
  ["Q 1 6", "keys-point"],
  ["Enter", "keys-place"],
  ["Esc", "keys-leave"],
];

/** The list of keys. */
export function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={t("keys-title")} shape="sheet" onClose={onClose}>
      <KeyList keys={settings.shortcuts.value ? KEYS : []} />
      <h3>{t("keys-board")}</h3>
      <KeyList keys={BOARD_KEYS} />
    </Dialog>
  );
}

function KeyList({ keys }: { readonly keys: typeof KEYS }) {
  return (
    <dl class="keys">
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd dir="ltr">{key}</kbd>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

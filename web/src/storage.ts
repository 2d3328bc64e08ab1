/** What a page keeps in this browser. Reading and writing never throw: storage may be full or forbidden. */

const PREFIX = "tengen.";

/** The value kept under `key`, if it can be read. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`; `undefined` forgets it. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The choice then lasts as long as the page.
  }
}

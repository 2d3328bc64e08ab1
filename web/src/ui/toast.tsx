/** One short message at a time at the foot of the page, gone after four seconds. */

import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icon";

interface Message {
  text: string;
  action?: { label: string; run: () => void };
}

const message = signal<Message | null>(null);

/** Shows `text`; never for errors that need a decision. */
export function toast(text: string, action?: Message["action"]): void {
  message.value = action ? { text, action } : { text };
}

const TIME = 4000;

export function Toasts() {
  const shown = message.value;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => {
      if (message.peek() === shown) message.value = null;
    }, TIME);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocusIn: () => setHeld(true), onFocusOut: () => setHeld(false) };
  return (
    <div class="toasts" role="status" {...hold} {...focus}>
      {shown && (
        <div class="toast" key={shown.text}>
          <Icon name="check" />
          <span>{shown.text}</span>
          {shown.action && (
            <button
              type="button"
              onClick={() => {
                shown.action?.run();
                message.value = null;
              }}
            >
              {shown.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "./button";

/** A modal box; on a phone it is a sheet at the bottom. Esc and a click outside close it, focus returns. */
export function Dialog(props: {
  title: string;
  /** `sheet` is wider, for settings; `question` is small. */
  shape?: "question" | "sheet";
  onClose: () => void;
  children: ComponentChildren;
}) {
  const title = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const sheet = props.shape === "sheet";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes the dialog, which the cancel event tells
    <dialog
      ref={box}
      class={sheet ? "dialog sheet" : "dialog"}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={title}>{props.title}</h2>
          {sheet && <Button kind="text" icon="close" label={t("action-close")} onClick={props.onClose} />}
        </div>
        {props.children}
      </div>
    </dialog>
  );
}

/** A question with its consequence, the safe answer first. */
export function Question(props: {
  title: string;
  text?: string;
  safe: string;
  action: string;
  onSafe: () => void;
  onAction: () => void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onSafe}>
      {props.text && <p class="quiet">{props.text}</p>}
      <div class="dialog-actions">
        <Button onClick={props.onSafe}>{props.safe}</Button>
        <Button kind="primary" onClick={props.onAction}>
          {props.action}
        </Button>
      </div>
    </Dialog>
  );
}

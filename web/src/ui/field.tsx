import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "./icon";

/** A line of text with its label above, a hint between, and what is wrong with it below. */
export function Field(props: {
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  inputMode?: "text" | "numeric" | "decimal";
  /** Left to right in every language, for numbers and addresses. */
  ltr?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  onInput?: (value: string) => void;
}) {
  const id = useId();
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={id} class="label">
        {props.label}
      </label>
      {props.hint && (
        <span id={`${id}-hint`} class="small quiet">
          {props.hint}
        </span>
      )}
      <input
        id={id}
        class="input"
        type="text"
        value={props.value}
        inputMode={props.inputMode}
        dir={props.ltr ? "ltr" : "auto"}
        readOnly={props.readOnly}
        maxLength={props.maxLength}
        aria-invalid={props.error !== undefined}
        aria-describedby={described || undefined}
        onFocus={(event) => props.readOnly && (event.currentTarget as HTMLInputElement).select()}
        onInput={(event) => props.onInput?.((event.currentTarget as HTMLInputElement).value)}
      />
      {props.error && <FieldError id={`${id}-error`}>{props.error}</FieldError>}
    </div>
  );
}

export function FieldError(props: { id?: string; children: ComponentChildren }) {
  return (
    <span id={props.id} class="field-error small">
      <Icon name="close" size={16} />
      {props.children}
    </span>
  );
}

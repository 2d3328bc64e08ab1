import type { ComponentChildren, Ref } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icon";

export interface ButtonProps {
  kind?: "primary" | "secondary" | "quiet" | "text";
  large?: boolean;
  small?: boolean;
  icon?: IconName;
  flip?: boolean;
  /** Why the button cannot be used now; it is then disabled and the reason is its description. */
  blocked?: string | undefined;
  busy?: boolean;
  /** Accessible name of a button that shows only an icon. */
  label?: string;
  type?: "button" | "submit";
  class?: string;
  onClick?: (event: MouseEvent) => void;
  children?: ComponentChildren;
  buttonRef?: Ref<HTMLButtonElement>;
  autofocus?: boolean;
}

/** A button; one primary button per view. */
export function Button(props: ButtonProps) {
  const reason = useId();
  const { kind = "secondary", blocked, busy = false } = props;
  const classes = ["button", kind, props.large && "large", props.small && "compact", props.class];
  if (!props.children) classes.push("only-icon");
  return (
    <>
      <button
        ref={props.buttonRef}
        type={props.type ?? "button"}
        class={classes.filter(Boolean).join(" ")}
        aria-disabled={blocked !== undefined || busy}
        aria-describedby={blocked ? reason : undefined}
        aria-label={props.label}
        title={props.children ? blocked : (blocked ?? props.label)}
        aria-busy={busy}
        autofocus={props.autofocus}
        onClick={(event) => {
          if (blocked === undefined && !busy) props.onClick?.(event);
          else event.preventDefault();
        }}
      >
        {props.icon && <Icon name={props.icon} flip={props.flip ?? false} size={props.children ? 18 : 22} />}
        {props.children && <span>{props.children}</span>}
        {busy && <span class="busy" aria-hidden="true" />}
      </button>
      {blocked && (
        <span id={reason} class="hidden">
          {blocked}
        </span>
      )}
    </>
  );
}

import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";

/** A message that stays until it is answered or settled. */
export function Banner(props: {
  tone?: "accent" | "seal";
  icon?: IconName;
  children: ComponentChildren;
  actions?: ComponentChildren;
}) {
  const tone = props.tone ?? "accent";
  return (
    <div class={`banner ${tone}`} role={tone === "seal" ? "alert" : "status"}>
      <Icon name={props.icon ?? (tone === "seal" ? "alert" : "info")} />
      <div class="banner-text">{props.children}</div>
      {props.actions && <div class="banner-actions">{props.actions}</div>}
    </div>
  );
}

/** A stone beside the board: avatar, color chooser, slider thumb. */

import type { ColorChoice } from "../api";

export function Stone(props: { color: ColorChoice; size?: number }) {
  const size = props.size ?? 16;
  return (
    <span
      class={`stone stone-${props.color}`}
      style={{ width: `${size}px`, height: `${size}px` }}
      aria-hidden="true"
    />
  );
}

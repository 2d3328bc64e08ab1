/** A component that is drawn again only when one of its properties is another one. */

import { Component, type ComponentType, type FunctionComponent, h } from "preact";

/** Wraps a function component so that equal properties draw nothing. */
export function memo<P extends object>(render: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now = this.props as Readonly<Record<string, unknown>>;
      return Object.entries(next).some(([key, value]) => now[key] !== value);
    }
    override render() {
      return h(render, this.props as P & { children?: never });
    }
  };
}

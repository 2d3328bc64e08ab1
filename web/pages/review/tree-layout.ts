/** Where the nodes of a record are drawn: depth across, the main line in row 0, variations in the rows below. */

import type { Children } from "../../src/walk";

export interface TreeLayout {
  /** For each node its column and row. */
  readonly places: readonly { readonly depth: number; readonly row: number }[];
  readonly depth: number;
  readonly rows: number;
}

/** Rows with the spans of columns that are taken in each. */
class Rows {
  private readonly taken: [number, number][][] = [];

  get count(): number {
    return this.taken.length;
  }

  /** Takes the first row from `least` in which the columns `from`…`to` are free. */
  take(least: number, from: number, to: number): number {
    let row = least;
    while (this.taken[row]?.some(([a, b]) => a <= to && from <= b)) row++;
    while (this.taken.length <= row) this.taken.push([]);
    this.taken[row]?.push([from, to]);
    return row;
  }
}

/** Lays out a tree without recursion: records can be thousands of nodes deep. */
export function layOut(children: Children): TreeLayout {
  const places = children.map(() => ({ depth: 0, row: 0 }));
  const rows = new Rows();
  let depth = 0;
  // Each entry begins a line that runs along first children; the last one pushed is laid out first.
  const begins: { node: number; depth: number; least: number }[] = [{ node: 0, depth: 0, least: 0 }];
  for (let begin = begins.pop(); begin; begin = begins.pop()) {
    const line: number[] = [];
    for (let at: number | undefined = begin.node; at !== undefined; at = children[at]?.[0]) line.push(at);
    const end = begin.depth + line.length - 1;
    const row = rows.take(begin.least, Math.max(0, begin.depth - 1), end);
    depth = Math.max(depth, end);
    line.forEach((node, i) => {
      places[node] = { depth: (begin?.depth ?? 0) + i, row };
      const others = (children[node] ?? []).slice(1).reverse();
      for (const other of others) {
        begins.push({ node: other, depth: (begin?.depth ?? 0) + i + 1, least: row + 1 });
      }
    });
  }
  return { places, depth, rows: rows.count };
}

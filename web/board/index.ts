/** The board widget. It knows no rules and imports nothing of the application. */

export { Board } from "./Board";
export type { Confirm } from "./pending";
export {
  columnName,
  type Place,
  parsePoint,
  placeAt,
  placeIndex,
  pointName,
  type Size,
  starPoints,
} from "./points";
export { Thumbnail } from "./Thumbnail";
export type * from "./types";

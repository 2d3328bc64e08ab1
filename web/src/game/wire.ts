/** What the server and the browser say to each other about a game: the server's own types under the names used here. */

import type { Color } from "../wire";

export type {
  ByColor,
  ClientMessage,
  Color,
  Command,
  CommandRequest,
  CountSide,
  CountView,
  GroupView,
  OutcomeView,
  Refusal,
  RemovalView,
  Seat,
  ServerMessage,
  SheetRow,
  SheetView,
  StepView,
  Text,
  View,
} from "../wire";

/** The other color. */
export function opponent(color: Color): Color {
  return color === "black" ? "white" : "black";
}

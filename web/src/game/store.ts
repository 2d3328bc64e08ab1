/** One game as this browser knows it: the last view of the server, what was sent and not answered, what to say. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { parsePoint, placeIndex } from "../../board";
import { ApiError, errorText } from "../api";
import { type Seat, seatOf } from "../seats";
import { gameApi } from "./api";
import { GameLine, type Line } from "./socket";
import { play as playSound } from "./sound";
import type { ByColor, Color, Command, CommandRequest, Refusal, ServerMessage, Text, View } from "./wire";

/** A stone that is painted before the server has answered. */
export interface Early {
  readonly color: Color;
  readonly point: string;
  /** The event number that the move was based on. */
  readonly n: number;
}

/** The state of one game page. */
export class GameStore {
  readonly view: Signal<View | null> = signal(null);
  readonly you: Signal<readonly Color[]> = signal([]);
  readonly line: Signal<Line> = signal("opening");
  readonly early: Signal<Early | null> = signal(null);
  readonly refusal: Signal<Refusal | null> = signal(null);
  readonly notice: Signal<Text | null> = signal(null);
  /** Why the game cannot be shown at all. */
  readonly failure: Signal<Text | null> = signal(null);
  seat: Seat | undefined;
  /** Whether the game was still going on while this page looked. */
  hasPlayed = false;
  #line: GameLine | null = null;
  #isClosed = false;

  /** The position as it is painted: the server's, and the own stone on its way. */
  readonly stones = computed(() => withStone(this.view.value, this.early.value));

  constructor(readonly game: string) {
    this.seat = seatOf(game);
  }

  /** Starts to listen; returns what ends it. */
  connect(): () => void {
    void this.#open();
    return () => {
      this.#isClosed = true;
      this.#line?.close();
    };
  }

  /** Asks for the game first, so that one that does not exist is told from a line that breaks. */
  async #open(): Promise<void> {
    try {
      const [view, seat] = await Promise.all([
        gameApi.view(this.game),
        this.seat ?? gameApi.findSeat(this.game),
      ]);
      this.seat = seat;
      this.#see(view);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        this.failure.value = { args: {}, ...errorText(error) } as Text;
        return;
      }
      this.line.value = "lost";
    }
    if (!this.#isClosed) this.#listen();
  }

  #listen(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/socket`;
    const line = new GameLine(url, {
      onMessage: (message) => this.#hear(message),
      onLine: (now) => {
        this.line.value = now;
      },
      hello: () => this.#hello(),
    });
    this.#line = line;
    for (const request of keptCommands(this.game)) line.send(request);
  }

  /** Sends a command for one of the own colors. */
  send(command: Command): void {
    const view = this.view.peek();
    if (!view || !this.#line) return;
    const request = { id: newId(), based_on: view.n, command };
    batch(() => {
      this.refusal.value = null;
      this.notice.value = null;
      if (command.type === "play") this.#paint(command.color, command.point, view.n);
    });
    this.#line.send(request);
    keepCommands(this.game, this.#line.unanswered);
  }

  #paint(color: Color, point: string, n: number): void {
    this.early.value = { color, point, n };
    playSound("stone");
  }

  #hello() {
    const seen = this.view.peek()?.n;
    const token = this.seat?.token;
    return { type: "hello" as const, ...(token ? { token } : {}), ...(seen === undefined ? {} : { seen }) };
  }

  #hear(message: ServerMessage): void {
    batch(() => {
      if (message.type === "welcome") {
        this.you.value = message.you;
        if (message.view) this.#see(message.view);
      } else if (message.type === "view") this.#see(message.view);
      else if (message.type === "reply") this.#answered("refused" in message ? message.refused : undefined);
      else if (message.type === "notice") this.notice.value = { key: message.key, args: message.args };
    });
  }

  #answered(refused: Refusal | undefined): void {
    keepCommands(this.game, this.#line?.unanswered ?? []);
    if (!refused) return;
    this.early.value = null;
    this.refusal.value = refused;
  }

  #see(view: View): void {
    const before = this.view.peek();
    const early = this.early.peek();
    if (before && view.n < before.n) return;
    if (view.phase !== "over") this.hasPlayed = true;
    if (early && view.n > early.n) this.early.value = null;
    if (before && view.n > before.n) {
      this.refusal.value = null;
      this.notice.value = null;
      sounds(before, view, early);
    }
    this.view.value = view;
  }
}

/** What is heard when the game goes from one view to the next. */
function sounds(before: View, after: View, early: Early | null): void {
  const isMove = after.moves.length === before.moves.length + 1;
  const taken = captured(after.captures) - captured(before.captures);
  if (isMove && after.last === "pass") playSound("pass");
  else if (isMove && early?.point !== after.last) playSound("stone");
  if (isMove && taken > 0) playSound("capture");
  if (after.phase !== before.phase && (after.phase === "over" || after.phase === "removal")) playSound("end");
  if (after.undo && !before.undo) playSound("notice");
}

function captured({ black, white }: ByColor<number>): number {
  return black + white;
}

function withStone(view: View | null, early: Early | null): string {
  if (!view) return "";
  if (!early || early.n !== view.n) return view.stones;
  const place = parsePoint(early.point, view);
  if (!place) return view.stones;
  const index = placeIndex(place, view);
  const stone = early.color === "black" ? "X" : "O";
  return view.stones.slice(0, index) + stone + view.stones.slice(index + 1);
}

/** A number that no other command has. Works on pages without a secure context too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const key = (game: string) => `tengen.unanswered.${game}`;

/** What was sent and not answered survives a reload of the page. */
function keepCommands(game: string, requests: readonly CommandRequest[]): void {
  try {
    if (requests.length === 0) sessionStorage.removeItem(key(game));
    else sessionStorage.setItem(key(game), JSON.stringify(requests));
  } catch {
    // A browser that keeps nothing only loses this comfort.
  }
}

function keptCommands(game: string): readonly CommandRequest[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(game)) ?? "[]") as readonly CommandRequest[];
  } catch {
    return [];
  }
}

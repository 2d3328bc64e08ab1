/** The line to the server: it is opened again when it breaks, and what was not answered is sent again. */

import type { ClientMessage, CommandRequest, ServerMessage } from "./wire";

/** How the line is; `lost` once nothing has come for two seconds or the line broke. */
export type Line = "opening" | "open" | "lost";

/** A line that is silent for so long is lost, in milliseconds. */
const SILENCE = 1500;
const PING = 500;
const RETRY = [100, 400, 1000, 2000];

/** What the user of a line is told. */
export interface LineEvents {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onLine: (line: Line) => void;
  /** What to say first: who sits here and what is known already. */
  readonly hello: () => ClientMessage;
}

/** What a line needs of the world, so that tests can replace it. */
export interface World {
  readonly open: (url: string) => WebSocket;
  readonly now: () => number;
}

const BROWSER: World = { open: (url) => new WebSocket(url), now: () => performance.now() };

/** One line, for as long as the page shows its game. */
export class GameLine {
  #socket: WebSocket | null = null;
  #heard = 0;
  #tries = 0;
  #isWelcome = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, CommandRequest>();
  readonly #pulse: ReturnType<typeof setInterval>;

  constructor(
    readonly url: string,
    readonly events: LineEvents,
    readonly world: World = BROWSER,
  ) {
    this.#open();
    this.#pulse = setInterval(() => this.#beat(), PING);
  }

  /** Commands that the server has not answered. */
  get unanswered(): readonly CommandRequest[] {
    return [...this.#waiting.values()];
  }

  /** Sends a command now, and again after every break until it is answered. */
  send(request: CommandRequest): void {
    this.#waiting.set(request.id, request);
    if (this.#isWelcome) this.#say({ type: "command", ...request });
  }

  /** Ends the line for good. */
  close(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #open(): void {
    const socket = this.world.open(this.url);
    this.#socket = socket;
    this.#heard = this.world.now();
    socket.onopen = () => this.#say(this.events.hello());
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  #hear(message: ServerMessage): void {
    this.#heard = this.world.now();
    if (message.type === "reply") this.#waiting.delete(message.id);
    if (message.type === "welcome") this.#welcome();
    this.events.onMessage(message);
  }

  #welcome(): void {
    this.#tries = 0;
    this.#isWelcome = true;
    this.events.onLine("open");
    for (const request of this.#waiting.values()) this.#say({ type: "command", ...request });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #beat(): void {
    if (!this.#socket) return;
    if (this.world.now() - this.#heard > SILENCE && !isAsleep()) this.#lost();
    else this.#say({ type: "ping" });
  }

  #lost(): void {
    this.#drop();
    this.events.onLine("lost");
    const delay = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 0;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), delay);
  }

  #drop(): void {
    this.#isWelcome = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }
}

/** Hidden pages get their timers late, so that silence proves nothing. */
function isAsleep(): boolean {
  return globalThis.document?.visibilityState === "hidden";
}

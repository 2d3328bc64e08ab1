import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameLine, type Line } from "./socket";
import type { ServerMessage } from "./wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: string; seen?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  hear(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(n: number) {
    this.onopen?.();
    // A browser that is up to date gets no view.
    this.hear({ type: "welcome", you: ["black"], n } as unknown as ServerMessage);
  }
  commands() {
    return this.sent.filter(({ type }) => type === "command").map(({ id }) => id);
  }
}

let lines: Line[];
let line: GameLine;
const current = () => FakeSocket.all.at(-1) as FakeSocket;
const play = (id: string) =>
  line.send({ id, based_on: 1, command: { type: "play", color: "black", point: "D4" } });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  lines = [];
  line = new GameLine(
    "ws://x",
    {
      onMessage: () => undefined,
      onLine: (now) => lines.push(now),
      hello: () => ({ type: "hello", seen: 7 }),
    },
    { open: () => new FakeSocket() as unknown as WebSocket, now: () => Date.now() },
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line to the server", () => {
  it("says what it knows and sends commands only after the welcome", () => {
    play("a");
    expect(current().commands()).toEqual([]);
    current().welcome(7);
    expect(current().sent[0]).toEqual({ type: "hello", seen: 7 });
    expect(current().commands()).toEqual(["a"]);
  });

  it("sends again under the same id what was not answered, and nothing else", () => {
    current().welcome(7);
    play("a");
    play("b");
    current().hear({ type: "reply", id: "a", ok: { n: 8 } });
    current().onclose?.();
    vi.advanceTimersByTime(150);
    current().welcome(8);
    expect(FakeSocket.all).toHaveLength(2);
    expect(current().commands()).toEqual(["b"]);
    current().hear({ type: "reply", id: "b", ok: { n: 9 } });
    expect(line.unanswered).toEqual([]);
  });

  it("tells within two seconds that nothing comes any more", () => {
    current().welcome(7);
    expect(lines).toEqual(["open"]);
    vi.advanceTimersByTime(2000);
    expect(lines).toContain("lost");
  });

  it("stays open as long as the server answers", () => {
    current().welcome(7);
    for (let beat = 0; beat < 20; beat += 1) {
      vi.advanceTimersByTime(900);
      current().hear({ type: "pong" });
    }
    expect(lines).toEqual(["open"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("opens no more once it is closed", () => {
    current().welcome(7);
    line.close();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

/** A real server on a free port with a data folder of its own. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BIN, DIST } from "./places";

export interface ServerOptions {
  /** More arguments after `serve`. */
  args?: string[];
  env?: Record<string, string>;
}

export class Server {
  private child: ChildProcess | null = null;
  private log = "";

  private constructor(
    readonly port: number,
    readonly data: string,
    private readonly options: ServerOptions,
  ) {}

  /** Starts a server and waits until it answers. */
  static async start(options: ServerOptions = {}): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), "tengen-e2e-"));
    const server = new Server(await freePort(), data, options);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What the server wrote so far. */
  get output(): string {
    return this.log;
  }

  /** Starts the process again on the same port and data. */
  async run(): Promise<void> {
    const args = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data];
    const child = spawn(BIN, [...args, ...(this.options.args ?? [])], {
      env: { ...process.env, TENGEN_WEB_DIST: DIST, ...this.options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        this.log += text;
      });
    }
    await this.healthy();
  }

  private async healthy(): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      if (this.child?.exitCode !== null) break;
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the server does not answer on ${this.url}:\n${this.log}`);
  }

  /** Ends the process without warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (child?.exitCode !== null || child.killed) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  }

  /** Ends the process and removes its data. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? done(address.port) : fail()));
    });
  });
}

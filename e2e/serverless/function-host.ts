import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { stop } from "../cli/process.ts";
import { freePort } from "../fixtures/application.ts";
import { INVOCATION_HEADER } from "./function-process.ts";

interface FunctionOptions {
  /** Which of this folder's processes runs it, and on what. */
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Stops the process, as a host does, whenever it has nothing to do. */
  readonly freezes: boolean;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a function is asked: a request as it came, or with other headers and another path. */
interface Invocation {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: Headers;
}

/** One function of a host in a process of its own. */
export interface HostedFunction {
  readonly lines: readonly string[];
  /** True while it has something to do, be its answer out or not. */
  readonly isBusy: () => boolean;
  /** How often it was frozen so far. */
  readonly freezes: () => number;
  /** Sends a request there; gives its answer once its head is there. */
  invoke(invocation: Invocation, body: Buffer | undefined): Promise<IncomingMessage>;
  stop(): Promise<void>;
}

function keepLines(child: ChildProcess): readonly string[] {
  const lines: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding("utf8").on("data", (text: string) => {
      lines.push(...text.split("\n").filter(Boolean));
    });
  }
  return lines;
}

/** Starts a function and waits until it answers. */
export async function startFunction(options: FunctionOptions): Promise<HostedFunction> {
  const port = await freePort();
  const script = fileURLToPath(new URL(options.file, import.meta.url));
  // Nothing of this process's own settings may reach a function.
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [script, ...options.args, String(port)], {
    env: { PATH, NODE_ENV: "production", ...options.env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines = keepLines(child);
  const inFlight = new Set<string>();
  let isFrozen = false;
  let freezes = 0;
  const ready = Promise.race([once(child, "message"), once(child, "exit")]);
  child.on("message", ({ finished }: { finished?: string }) => {
    if (!finished || !inFlight.delete(finished)) return;
    if (!options.freezes || inFlight.size > 0) return;
    isFrozen = child.kill("SIGSTOP");
    freezes += 1;
  });
  const [first] = await ready;
  if (typeof first !== "object") throw new Error(lines.slice(-20).join("\n"));

  return {
    lines,
    isBusy: () => inFlight.size > 0,
    freezes: () => freezes,
    async invoke({ method, path, headers }, body) {
      const name = randomUUID();
      inFlight.add(name);
      if (isFrozen) isFrozen = !child.kill("SIGCONT");
      const call = ask({
        host: "127.0.0.1",
        port,
        method,
        path,
        headers: { ...headers, [INVOCATION_HEADER]: name } as Record<string, string>,
        agent: false,
      });
      call.end(body);
      const [answer] = await once(call, "response");
      return answer as IncomingMessage;
    },
    async stop() {
      child.kill("SIGCONT");
      await stop(child);
    },
  };
}

/** Hands a function's answer on as it comes. */
export function relay(
  answer: IncomingMessage,
  response: ServerResponse,
  status = answer.statusCode ?? 500,
  headers: Headers = answer.headers,
): void {
  response.writeHead(status, headers as Record<string, string>);
  answer.pipe(response);
}

import { spawn } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { ROOT } from "../cli/process.ts";

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Child {
  readonly pid: number;
  readonly ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
  /** Asks it to end, and waits. */
  stop(): Promise<Ending>;
}

interface Command {
  readonly folder: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Is given every line of both outputs. */
  readonly onLine?: (line: string) => void;
}

/** Where each living process of a run has a file that is named by its id. */
export function pidFolder(folder: string): string {
  return `${folder}/pids`;
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    parts.forEach(onLine);
  });
  stream.once("end", () => {
    if (rest !== "") onLine(rest);
  });
}

/** Starts a process and notes its id until it has ended. */
export function startChild({ folder, file, args, env, onLine = () => {} }: Command): Child {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const pid = child.pid ?? 0;
  const note = `${pidFolder(folder)}/${pid}`;
  if (pid > 0) writeFileSync(note, "");
  readLines(child.stdout, onLine);
  readLines(child.stderr, onLine);
  const ended = new Promise<Ending>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      rmSync(note, { force: true });
      resolve({ code, signal });
    });
  });
  return {
    pid,
    ended,
    kill: (signal) => void child.kill(signal),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Ends what a run that was cut off has left behind. */
export function endLeftovers(folder: string): void {
  for (const pid of readdirSync(pidFolder(folder)).map(Number)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended by itself.
    }
  }
}

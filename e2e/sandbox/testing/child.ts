import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

interface SandboxProcess {
  readonly child: ChildProcess;
  /** What the process has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the address when the process has printed it. */
  readonly ready: Promise<string>;
  /** Resolves with exit code and signal. */
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
}

/** Starts the command in a process of its own, which does not outlive the test. */
export function startProcess(...args: readonly string[]): SandboxProcess {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  const ended = once(child, "close") as SandboxProcess["ended"];
  const ready = new Promise<string>((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output.stdout += text;
      const address = /^Console: (\S+)\/$/m.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, output, ready, ended };
}

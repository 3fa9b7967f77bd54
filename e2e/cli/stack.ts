import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { API_KEY } from "../sandbox/http/api-key.ts";
import { walletStandIns } from "../sandbox/http/wallet-stand-ins.ts";
import { ROOT, startNode, stop, waitOrStop } from "./process.ts";

const SANDBOX_PORT = 4010;
const APP_PORT = 3000;
const DATA_FOLDER = `${ROOT}.sandbox`;

export const SANDBOX_ADDRESS = `http://127.0.0.1:${SANDBOX_PORT}`;
export const APP_ADDRESS = `http://localhost:${APP_PORT}`;

// Kept beside the data, so that a restart signs nobody out.
function localSecret(): string {
  const file = `${DATA_FOLDER}/session-secret`;
  mkdirSync(DATA_FOLDER, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** Configuration of an application that speaks to the local sandbox and offers all nine wallets. */
export function localEnvironment(): Record<string, string> {
  return {
    APP_ORIGIN: APP_ADDRESS,
    SESSION_SECRET: localSecret(),
    UPSTREAM_URL: SANDBOX_ADDRESS,
    UPSTREAM_API_KEY: API_KEY,
    PORT: String(APP_PORT),
    HOSTNAME: "localhost",
    ...walletStandIns(SANDBOX_ADDRESS),
  };
}

function assertFree(port: number): Promise<void> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => {
      process.stderr.write(`Port ${port} is in use\n`);
      process.exit(1);
    });
    probe.listen(port, "localhost", () => probe.close(() => resolve()));
  });
}

/** Starts the sandbox with its data kept in `.sandbox/` and waits for it; it prints its own logins. */
export async function startSandboxProcess(): Promise<ChildProcess> {
  await assertFree(SANDBOX_PORT);
  await assertFree(APP_PORT);
  const child = startNode([
    "e2e/sandbox/main.ts",
    ...["--port", String(SANDBOX_PORT), "--data", `${DATA_FOLDER}/demo.sqlite`],
    ...["--seed", "review", "--app-origin", APP_ADDRESS, "--quiet"],
  ]);
  await waitOrStop(SANDBOX_ADDRESS, child);
  return child;
}

/** Ends all of them when the terminal asks or when one of them ends. */
export function tieTogether(children: readonly ChildProcess[]): void {
  const end = async (code: number) => {
    await Promise.all(children.map(stop));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
  for (const child of children) child.once("exit", (code) => void end(code ?? 1));
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import { expect, test } from "../../fixtures/test.ts";

const UPSTREAM = "http://127.0.0.1:4010";
const { PATH } = process.env;

test("A server without the start command says at its start what is not configured, in one line and without values", async () => {
  const port = await freePort();
  const { SESSION_SECRET: _, ...env } = testEnvironment(port, UPSTREAM);
  const child = spawn(process.execPath, [".next/standalone/server.js"], {
    cwd: ROOT,
    env: { NODE_ENV: "production", PATH, ...env, UPSTREAM_URL: "a-value-zq5" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 20_000 }).toContain("not configured");
  child.kill("SIGTERM");
  await once(child, "exit");
  const lines = output.split("\n").filter((line) => line.includes("not configured"));
  expect(lines).toHaveLength(1);
  const cause =
    "Configuration: SESSION_SECRET is missing; UPSTREAM_URL must be an http or https address";
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "error", cause });
  expect(output).not.toContain("a-value-zq5");
});

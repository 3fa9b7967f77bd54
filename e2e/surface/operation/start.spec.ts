import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { parseEnvironment } from "../../../lib/env/environment.ts";
import { ROOT, startNode, stop, waitForAnswer } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { listen } from "../../fixtures/http/listen.ts";
import { expect, test } from "../../fixtures/test.ts";

const UPSTREAM = "http://127.0.0.1:4010";

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** What a command says and how it ends when it refuses to start. */
async function run(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { NODE_ENV: "production", PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 30_000,
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { output, errors, code: code as number | null };
}

const APPLICATION_MISTAKES = [
  ["APP_ORIGIN", undefined],
  ["APP_ORIGIN", "localhost"],
  ["APP_ORIGIN", "http://localhost:3000/home"],
  ["SESSION_SECRET", undefined],
  ["SESSION_SECRET", "short"],
  ["SESSION_SECRET", "secret-secret-secret-secret-secret-secret"],
  ["SESSION_CALLS_PER_MINUTE", "none"],
  ["HSTS_PRELOAD", "true"],
  ["MEDIA_ORIGINS", "https://cdn.example/../a"],
  ["UPSTREAM_URL", undefined],
  ["UPSTREAM_URL", "the-upstream"],
  ["UPSTREAM_API_KEY", undefined],
  ["UPSTREAM_API_KEY", "two words"],
  ["UPSTREAM_TIMEOUT_MS", "soon"],
  ["UPSTREAM_TOTAL_TIMEOUT_MS", "0"],
  ["UPSTREAM_REFRESH_TIMEOUT_MS", "5s"],
  ["SHUTDOWN_GRACE_MS", "none"],
  ["UPSTREAM_AIRDROP_PATH", "auth/airdrop"],
  ["UPSTREAM_ACCOUNT_PATH", "/auth/../client"],
  ["REDIS_URL", "http://localhost"],
  ["TRUSTED_PROXY_HOPS", "all"],
  ["DOCS_URL", "javascript:alert(1)"],
  ["SUPPORT_EMAIL", "nobody"],
  ["SOCIAL_X_URL", "@merlin"],
  ["SOCIAL_DISCORD_URL", "merlin"],
  ["WALLETCONNECT_PROJECT_ID", "my project"],
  ["RPC_URLS_56", "https://one.example,two.example"],
  ["RPC_URLS_97", "http://one.example"],
  ["RPC_URLS_56_SERVER", ","],
  ["BLOCTO_ENABLED", "perhaps"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4317"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "a key"],
  ["OTEL_RESOURCE_ATTRIBUTES", "production"],
] as const;

/** What the command reads by itself. */
const LISTENING_MISTAKES = [
  ["PORT", "http"],
  ["PORT", "70000"],
  ["HOSTNAME", "no-such-host.invalid"],
  ["HOSTNAME", "127.0.0.2"],
] as const;

const SANDBOX_MISTAKES = [
  ["--port", "http"],
  ["--port", "70000"],
  ["--seed", "everything"],
  ["--data", ""],
  ["--app-origin", "nowhere"],
  ["--nonsense", "1"],
] as const;

test.describe("The application does not start", () => {
  test("when any setting is missing or malformed: the line begins with its name", () => {
    for (const [name, value] of APPLICATION_MISTAKES) {
      const read = () => parseEnvironment({ ...testEnvironment(3000, UPSTREAM), [name]: value });
      const problem = value === undefined ? "is missing" : "(?!is missing).+";
      expect(read, `${name} ${value}`).toThrow(RegExp(`^Configuration: ${name} ${problem}$`));
    }
  });

  for (const [name, value] of [...dueAt(APPLICATION_MISTAKES, 0), ...LISTENING_MISTAKES]) {
    test(`when ${name} is ${value ?? "missing"}, and one line says so`, async () => {
      const env = { ...testEnvironment(await freePort(), UPSTREAM), [name]: value };
      const { output, errors, code } = await run(["lib/cli/start.ts"], env);
      expect(errors).toMatch(/^[^\n]+\n$/);
      expect(errors.startsWith(`Configuration: ${name} `)).toBe(true);
      expect(errors.endsWith(" is missing\n")).toBe(value === undefined);
      expect({ output, code }).toEqual({ output: "", code: 1 });
    });
  }

  test("when several settings are wrong, and one line names them all", async () => {
    const { errors, code } = await run(["lib/cli/start.ts"]);
    expect(errors).toBe(
      "Configuration: APP_ORIGIN is missing; SESSION_SECRET is missing; UPSTREAM_URL is missing; UPSTREAM_API_KEY is missing\n",
    );
    expect(code).toBe(1);
  });

  test("when it is reached by https and the number of proxies in front is not given", async () => {
    const { TRUSTED_PROXY_HOPS: _, ...env } = testEnvironment(await freePort(), UPSTREAM);
    const https = { ...env, APP_ORIGIN: "https://app.example" };
    const { errors, code } = await run(["lib/cli/start.ts"], https);
    expect(errors).toMatch(/^Configuration: TRUSTED_PROXY_HOPS is missing: [^\n]+\n$/);
    expect(code).toBe(1);
  });

  test("when its port is busy, and one line names the port", async () => {
    const other = createServer();
    const port = await listen(other, { port: 0, host: "localhost" });
    const { errors, code } = await run(["lib/cli/start.ts"], testEnvironment(port, UPSTREAM));
    other.close();
    expect(errors).toMatch(/^[^\n]+\n$/);
    expect(errors).toContain(`PORT ${port} cannot be used`);
    expect(code).toBe(1);
  });
});

test.describe("The sandbox does not start", () => {
  for (const [option, value] of SANDBOX_MISTAKES) {
    test(`when ${option} is ${value || "empty"}, and one line says so`, async () => {
      const args = ["--port", "0", "--data", ":memory:", option, value];
      const { output, errors, code } = await run(["e2e/sandbox/main.ts", ...args]);
      expect(errors).toMatch(/^[^\n]+\n$/);
      expect(errors).toContain(option);
      expect({ output, code }).toEqual({ output: "", code: 1 });
    });
  }

  test("when its port is busy, and one line names the port", async () => {
    const other = createServer();
    const port = await listen(other, { port: 0, host: "127.0.0.1" });
    const args = ["--port", String(port), "--data", ":memory:"];
    const { errors, code } = await run(["e2e/sandbox/main.ts", ...args]);
    other.close();
    expect(errors).toBe(`Port ${port} is in use\n`);
    expect(code).toBe(1);
  });
});

test("The application that listens on the loopback address alone finds its page for unknown addresses", async () => {
  const port = await freePort();
  const env = { ...testEnvironment(port, UPSTREAM), HOSTNAME: "127.0.0.1" };
  const child = startNode(["lib/cli/start.ts"], { env, output: "ignore" });
  try {
    await waitForAnswer(`http://127.0.0.1:${port}/api/health`, child);
    expect((await fetch(`http://127.0.0.1:${port}/no-such-page`)).status).toBe(404);
  } finally {
    await stop(child);
  }
});

test("The application that nobody reads a setting of starts, and its log says which one was meant", async () => {
  const port = await freePort();
  const env = { ...testEnvironment(port, UPSTREAM), REDIS_URI: "redis://a-value-zq5" };
  const child = startNode(["lib/cli/start.ts"], { env, output: "pipe" });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
  });
  try {
    await waitForAnswer(`http://127.0.0.1:${port}/api/health`, child);
    const lines = output.split("\n").filter((line) => line.includes('"event":"configuration"'));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: "warn",
        says: "REDIS_URI is no setting of ours, REDIS_URL is",
        mend: "rename it REDIS_URL",
      }),
    );
    expect(output).not.toContain("a-value-zq5");
  } finally {
    await stop(child);
  }
});

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

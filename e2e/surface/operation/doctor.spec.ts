import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { ROOT } from "../../cli/process.ts";
import { testEnvironment } from "../../fixtures/application.ts";
import { listen } from "../../fixtures/http/listen.ts";
import { jsonAnswer, startRelay } from "../../fixtures/http/relay.ts";
import { TelemetryReceiver } from "../../fixtures/http/telemetry-receiver.ts";
import { expect, test } from "../../fixtures/test.ts";
import { walletStandIns } from "../../sandbox/http/wallet-stand-ins.ts";

const { PATH, NODE_COMPILE_CACHE } = process.env;

const SECRET = "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga";

/** Runs the doctor over a configuration; each line begins with its level. */
async function examine(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
) {
  const doctor = ["--conditions=react-server", "lib/cli/doctor.ts", ...args];
  const child = spawn(process.execPath, doctor, {
    cwd: ROOT,
    env: { NODE_ENV: "production", PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 30_000,
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return { output, code: code as number | null };
}

test("the doctor finds nothing to fail on a good configuration and names each service", {
  tag: "@deep",
}, async ({ upstream }) => {
  const env = { ...testEnvironment(3000, upstream.url), SESSION_SECRET: SECRET };
  const { output, code } = await examine(env);
  expect(output).not.toContain("FAILURE");
  expect(code).toBe(0);
  for (const service of ["account", "mining", "staking", "prediction", "market", "game"])
    expect(output).toContain(`ok       ${service} is there and asks for a bearer`);
  expect(output).toContain("our clock and the upstream's agree");
  expect(output).toContain("warning  REDIS_URL is not set");
  expect(output).toContain(
    "warning  MAX_UPLOAD_BYTES is not set: an identity check may send 52428800",
  );
  expect(output).toContain("ok       UPSTREAM_LOCALES_PATH /locales: the upstream's own texts");
  expect(output).toContain("ok       social is there");
  expect(output).toContain("ok       public is there");
  expect(output).toContain(`ok       MEDIA_ORIGINS ${upstream.url}/media/ answers`);
  expect(output).toContain("ok       passkeys are for localhost");
  const known = await examine({ ...env, MAX_UPLOAD_BYTES: "4500000" });
  expect(known.output).toContain("ok       MAX_UPLOAD_BYTES 4500000");
  const elsewhere = await examine({ ...env, APP_ORIGIN: "http://127.0.0.1:3000" });
  expect(elsewhere.output).toContain("FAILURE  the upstream’s passkeys are for localhost");
});

test("the doctor names what lies open, what is misspelt, and who takes no traces", {
  tag: "@deep",
}, async ({ upstream }) => {
  const env = { ...testEnvironment(3000, upstream.url), SESSION_SECRET: SECRET };
  const receiver = await TelemetryReceiver.start();
  const good = await examine({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  expect(good.output).toContain("ok       the OTLP endpoint takes traces and metrics");
  expect(receiver.received.map(({ path }) => path).sort()).toEqual(["/v1/metrics", "/v1/traces"]);
  receiver.close();
  const { output, code } = await examine({
    ...env,
    UPSTREM_URL: "https://api.example",
    SESION_SECRET: "a",
    UPSTREAM_COFFEE_PATH: "/coffee",
    UPSTREAM_URL: "http://no-such-host.invalid",
    REDIS_URL: "redis://no-such-host.invalid",
    OTEL_EXPORTER_OTLP_ENDPOINT: upstream.url,
    MEDIA_ORIGINS: "http://127.0.0.1:1/pictures",
  });
  for (const line of [
    "warning  UPSTREM_URL is no setting of ours, UPSTREAM_URL is",
    "warning  SESION_SECRET is no setting of ours, SESSION_SECRET is",
    "warning  UPSTREAM_COFFEE_PATH is no setting of ours\n",
    "warning  UPSTREAM_URL is not encrypted and leads to another host",
    "warning  REDIS_URL is not encrypted and leads to another host",
    "FAILURE  the OTLP endpoint does not take them (traces: 404, metrics: 404)",
    "FAILURE  MEDIA_ORIGINS http://127.0.0.1:1/pictures/: ECONNREFUSED",
  ])
    expect(output).toContain(line);
  expect(output).not.toContain("MEDIA_ORIGINS is not encrypted");
  expect(code).toBe(1);
});

test("R2.15 the doctor names the wallets that the settings leave out", { tag: "@deep" }, async ({
  upstream,
}) => {
  const env = { ...testEnvironment(3000, upstream.url), SESSION_SECRET: SECRET };
  const all = { ...env, ...walletStandIns(upstream.url) };
  expect((await examine(all)).output).toContain("ok       all nine wallets are offered");
  for (const [left, name] of [
    [{ WALLETCONNECT_PROJECT_ID: "" }, "WalletConnect, with and without its own dialog"],
    [{ LEDGER_CONNECT_KIT_URL: "", LEDGER_CONNECT_KIT_INTEGRITY: "" }, "Ledger"],
    [{ BLOCTO_ENABLED: "false" }, "Blocto"],
  ] as const) {
    const { output, code } = await examine({ ...all, ...left });
    expect(output).toContain(`warning  wallets that members are not offered: ${name}\n`);
    for (const setting of Object.keys(left)) expect(output).toContain(setting);
    expect(code).toBe(0);
  }
});

test("the doctor names what is wrong and how to mend it, and ends with 1", async ({ upstream }) => {
  const good = { ...testEnvironment(3000, upstream.url), SESSION_SECRET: SECRET };
  for (const [mistake, says, mend] of [
    [{ UPSTREAM_API_KEY: "another" }, "refuses our key with 403", "set UPSTREAM_API_KEY"],
    [{ UPSTREAM_URL: "http://127.0.0.1:1" }, "(ECONNREFUSED)", "check UPSTREAM_URL"],
    [{ UPSTREAM_ACCOUNT_PATH: "/nowhere" }, "account answers 404", "check UPSTREAM_ACCOUNT_PATH"],
    [
      { UPSTREAM_PUBLIC_PATH: "/nowhere" },
      "public answers 404 to /nowhere/forgot",
      "check UPSTREAM_PUBLIC_PATH",
    ],
    [{ PORT: "abc" }, "PORT must be a port number, not abc", "`npm start` ends"],
    [{ APP_ORIGIN: "http://merlin.example" }, "is not https", "serve it over https"],
    [
      { REDIS_URL: "redis://127.0.0.1:1" },
      "Redis does not answer: ECONNREFUSED",
      "check REDIS_URL",
    ],
    [{ RPC_URLS_56: "http://127.0.0.1:1" }, "none of RPC_URLS_56 answers", "check the addresses"],
    [
      { SESSION_SECRET: "our-very-own-secret-of-production-2026" },
      "secret 1 holds a word that people choose",
      "openssl rand -base64 48",
    ],
    [
      { SESSION_SECRET: "secret-".repeat(8) },
      "few different characters",
      "openssl rand -base64 48",
    ],
    [{ HSTS_PRELOAD: "true" }, "HSTS_PRELOAD needs HSTS_INCLUDE_SUBDOMAINS=true", ".env.example"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET needs 32", ".env.example"],
    [
      { UPSTREAM_URL: undefined, UPSTREM_URL: upstream.url },
      "UPSTREAM_URL is missing",
      "warning  UPSTREM_URL is no setting of ours, UPSTREAM_URL is",
    ],
  ] as const) {
    const { output, code } = await examine({ ...good, ...mistake });
    expect(output, says).toMatch(/^FAILURE/m);
    expect(output).toContain(says);
    expect(output).toContain(mend);
    expect(output).not.toContain(SECRET);
    expect(code, says).toBe(1);
  }
});

test("the doctor says why Redis does not answer, and of an upstream that is away nothing but that", {
  tag: "@deep",
}, async ({ upstream }) => {
  const good = { ...testEnvironment(3000, upstream.url), SESSION_SECRET: SECRET };
  const refusing = createServer((socket) => {
    socket.on("data", (asked) => {
      const commands = String(asked).match(/^\*/gm) ?? [""];
      socket.write("-WRONGPASS invalid username-password pair\r\n".repeat(commands.length));
    });
    socket.on("error", () => undefined);
  });
  const port = await listen(refusing, { port: 0, host: "127.0.0.1" });
  const refused = await examine({ ...good, REDIS_URL: `redis://:a@127.0.0.1:${port}` });
  expect(refused.output).toContain("Redis does not answer: WRONGPASS\n");
  const unencrypted = await examine({ ...good, REDIS_URL: `rediss://127.0.0.1:${port}` });
  expect(unencrypted.output).toMatch(/Redis does not answer: ERR_SSL_\w+\n/);
  refusing.close();
  const silent = createServer();
  const silentPort = await listen(silent, { port: 0, host: "127.0.0.1" });
  const unanswered = await examine({ ...good, REDIS_URL: `redis://127.0.0.1:${silentPort}` });
  expect(unanswered.output).toContain("Redis does not answer: Command timed out\n");
  silent.close();
  const unknown = await examine({ ...good, REDIS_URL: "redis://no-such-host.invalid" });
  expect(unknown.output).toMatch(/Redis does not answer: (ENOTFOUND|EAI_AGAIN)\n/);
  for (const mistake of [{ UPSTREAM_URL: "http://127.0.0.1:1" }, { UPSTREAM_API_KEY: "another" }]) {
    const { output } = await examine({ ...good, ...mistake });
    expect(output).toMatch(/^FAILURE/m);
    expect(output).not.toMatch(/UPSTREAM_(PUBLIC|SOCIAL|LOCALES)_PATH/);
  }
});

test("the doctor does not miss a service of which only an extension is missing", {
  tag: "@deep",
}, async ({ upstream }) => {
  const relay = await startRelay(upstream.url);
  relay.intercept(({ path }) =>
    /^\/auth\/(mining\/automation|transaction\/pnl)/.test(path)
      ? jsonAnswer({ statusCode: 4040 }, 404)
      : undefined,
  );
  const env = { ...testEnvironment(3000, relay.url), SESSION_SECRET: SECRET };
  const { output } = await examine(env);
  await relay.close();
  for (const service of ["mining", "transaction"])
    expect(output).toContain(`ok       ${service} is there and asks for a bearer`);
});

test("R4.2 the doctor says by what the log names an account with the two settings that this takes", async () => {
  const { APP_ORIGIN } = testEnvironment(3000, "");
  const named = await examine({ APP_ORIGIN, SESSION_SECRET: SECRET }, ["--account", "anna"]);
  expect(named).toEqual({ output: expect.stringMatching(/^[0-9a-f]{16}\n$/), code: 0 });
  const unnamed = await examine({ APP_ORIGIN }, ["--account", "anna"]);
  expect(unnamed.output).toMatch(/^FAILURE {2}SESSION_SECRET is missing\n/);
  expect(unnamed.output).not.toContain("UPSTREAM");
});

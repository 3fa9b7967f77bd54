import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT, startNode, waitForAnswer } from "../../cli/process.ts";
import { freePort, testEnvironment } from "../../fixtures/application.ts";
import { listen } from "../../fixtures/http/listen.ts";
import { openReader } from "../../fixtures/http/reader.ts";
import { expect, test } from "../../fixtures/test.ts";

const UPSTREAM = "http://127.0.0.1:4010";
const SIGTERM_EXIT_CODE = 143;

test.describe("The application that is told to end", () => {
  let application: ChildProcess | undefined;
  test.afterEach(async () => {
    application?.kill("SIGKILL");
  });

  for (const [signal, exitCode] of [
    ["SIGTERM", SIGTERM_EXIT_CODE],
    ["SIGINT", 130],
  ] as const) {
    test(`ends after its grace on ${signal}, though readers hold downloads and the upstream is gone`, {
      tag: signal === "SIGTERM" ? [] : "@deep",
    }, async ({ visitor }) => {
      await visitor.login("anna");
      const upstream = createServer((_: IncomingMessage, answer) => {
        answer.writeHead(200, { "content-type": "text/csv" });
        const more = () => {
          while (answer.write(Buffer.alloc(65_536, "1,2\n")));
        };
        answer.on("drain", more);
        more();
      });
      const upstreamPort = await listen(upstream, { port: 0, host: "127.0.0.1" });
      const port = await freePort();
      const env = {
        ...testEnvironment(port, `http://127.0.0.1:${upstreamPort}`),
        // The member comes with the cookies of another instance, which are sealed for its address.
        APP_ORIGIN: visitor.origin,
        SHUTDOWN_GRACE_MS: "1500",
      };
      const child = startNode(["lib/cli/start.ts"], { env, output: "pipe" });
      application = child;
      const output = child.stdout ? text(child.stdout) : "";
      await waitForAnswer(`http://localhost:${port}/api/health`, child);
      const member = visitor.clone(`http://localhost:${port}`);
      const readers = Array.from({ length: 3 }, () =>
        openReader(member, "/api/bff/transaction/export", 0),
      );
      expect(await Promise.all(readers.map(({ status }) => status))).toEqual([200, 200, 200]);
      upstream.closeAllConnections();
      upstream.close();

      const startedAt = performance.now();
      const ended = once(child, "exit");
      child.kill(signal);
      expect(await ended).toEqual([exitCode, null]);
      const ms = performance.now() - startedAt;
      expect(ms).toBeGreaterThan(1_400);
      expect(ms).toBeLessThan(6_000);
      const last = (await output).trim().split("\n").at(-1) ?? "";
      expect(JSON.parse(last)).toMatchObject({ event: "ended in flight", signal, graceMs: 1_500 });
      for (const reader of readers) reader.leave();
    });
  }

  test("answers the request in flight, takes no new one, and ends well", async ({ visitor }) => {
    await visitor.login("anna");
    const arrival = Promise.withResolvers<ServerResponse>();
    const upstream = createServer((_: IncomingMessage, answer) => arrival.resolve(answer));
    const upstreamPort = await listen(upstream, { port: 0, host: "127.0.0.1" });
    const port = await freePort();
    const env = {
      ...testEnvironment(port, `http://127.0.0.1:${upstreamPort}`),
      APP_ORIGIN: visitor.origin,
    };
    const child = startNode(["lib/cli/start.ts"], { env, output: "ignore" });
    application = child;
    await waitForAnswer(`http://localhost:${port}/api/health`, child);

    const inFlight = visitor.clone(`http://localhost:${port}`).send("/api/bff/account/wallets");
    const answer = await arrival.promise;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await expect.poll(() => accepts(port)).toBe(false);
    answer.setHeader("content-type", "application/json");
    answer.end(JSON.stringify([{ symbol: "USDT" }]));

    const { status, json } = await inFlight;
    expect({ status, body: json() }).toEqual({ status: 200, body: [{ symbol: "USDT" }] });
    const [code, signal] = await ended;
    expect(signal).toBeNull();
    expect([0, SIGTERM_EXIT_CODE]).toContain(code);
    upstream.close();
  });
});

for (const [place, folder] of [
  ["the checkout", "."],
  ["the standalone folder", ".next/standalone"],
] as const) {
  test(`The application that npm started in ${place} ends when npm is told to`, async () => {
    const port = await freePort();
    const npm = spawn("npm", ["start"], {
      cwd: join(ROOT, folder),
      env: { ...process.env, ...testEnvironment(port, UPSTREAM), NODE_ENV: "production" },
      stdio: "ignore",
      // A group of its own, so that what npm leaves behind ends as well.
      detached: true,
    });
    try {
      await waitForAnswer(`http://localhost:${port}/api/health`, npm);
      npm.kill("SIGTERM");
      await once(npm, "exit");
      expect(await accepts(port)).toBe(false);
    } finally {
      if (await accepts(port)) process.kill(-Number(npm.pid), "SIGKILL");
    }
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

import { setTimeout as wait } from "node:timers/promises";
import { TelemetryReceiver } from "../fixtures/http/telemetry-receiver.ts";
import { type Answer, Visitor } from "../fixtures/http/visitor.ts";
import { expect, startHost, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";

/** Longer than connections are kept, so that what a frozen function believes to be open is gone. */
const FROZEN_MS = 11_000;

test("functions that are frozen after each answer deliver every span and the metrics, and go on well", async ({
  hostName,
  upstream,
  redisUrl,
}) => {
  const receiver = await TelemetryReceiver.start();
  const env = { REDIS_URL: redisUrl, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const host = await startHost(hostName, upstream.url, { env, freezes: true, instances: 1 });
  try {
    const visitor = new Visitor(host.origin);
    const isIdle = () => host.functions.every((one) => !one.isBusy());
    const answered = async (answer: Promise<Answer>) => {
      expect((await answer).status).toBe(200);
      await expect.poll(isIdle).toBe(true);
    };
    await answered(visitor.login("anna"));
    for (let call = 0; call < 3; call += 1) await answered(visitor.send(WALLETS));
    await answered(visitor.open("/wallet"));
    const spans = (name: string) => receiver.spans.filter((span) => span.name === name);
    // Nothing more is asked, so nothing thaws: what is not there by now is lost.
    await expect
      .poll(() => spans("GET account/wallets").filter(({ kind }) => kind === "server").length)
      .toBe(3);
    await expect.poll(() => spans("page /wallet").length).toBe(1);
    expect(spans("session/login").length + spans("POST session/login").length).toBe(1);
    const counted = receiver.points("http.server.request.duration");
    expect(counted.length).toBeGreaterThan(0);
    expect(host.functions.reduce((sum, one) => sum + one.freezes(), 0)).toBeGreaterThanOrEqual(5);

    await wait(FROZEN_MS);
    await answered(visitor.send(WALLETS));
    await answered(visitor.open("/wallet"));
    await answered(new Visitor(host.origin).login("boris"));
  } finally {
    await host.stop();
    receiver.close();
  }
});

test("a function without its secret says so in one line and answers nothing else than 500", async ({
  hostName,
  upstream,
}) => {
  const host = await startHost(hostName, upstream.url, {
    env: { SESSION_SECRET: "" },
    instances: 1,
  });
  try {
    expect((await new Visitor(host.origin).open("/login")).status).toBe(500);
    expect((await new Visitor(host.origin).send("/api/health")).status).toBe(500);
    const lines = host.functions.map((one) =>
      one.lines.filter((line) => line.includes('"not configured"')),
    );
    const told = lines.flat();
    expect(told.length).toBeGreaterThan(0);
    for (const line of told)
      expect(JSON.parse(line)).toMatchObject({
        level: "error",
        cause: "Configuration: SESSION_SECRET is missing",
      });
    for (const ofOne of lines) expect(ofOne.length).toBeLessThanOrEqual(1);
  } finally {
    await host.stop();
  }
});

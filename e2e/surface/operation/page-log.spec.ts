import { setTimeout } from "node:timers/promises";
import { processorMs } from "../../bench/process-usage.ts";
import { startNode, stop, waitForAnswer } from "../../cli/process.ts";
import { freePort, startApplication, testEnvironment } from "../../fixtures/application.ts";
import { TelemetryReceiver } from "../../fixtures/http/telemetry-receiver.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Line {
  readonly level: string;
  readonly version: string;
  readonly requestId: string;
  readonly page: string;
  readonly ms: number;
  readonly session?: string;
  readonly causes?: readonly string[];
}

/** A Node that was built without names of regions, which the settings list: their page breaks on the server. */
const NO_REGIONS = "--import=data:text/javascript,delete%20Intl.DisplayNames";

test("every page is one line and one value of the histogram: template, status, time, what failed, session and request", async ({
  upstream,
  sandbox,
}) => {
  const receiver = await TelemetryReceiver.start();
  const application = await startApplication(upstream.url, {
    NODE_OPTIONS: NO_REGIONS,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=rehearsal,service.name=members",
    KEEP_ALIVE_TIMEOUT: "1000",
  });
  const guest = new Visitor(application.url);
  const anna = new Visitor(application.url);
  await anna.login("anna");
  /** The page's own line, once its last byte has gone. */
  const lineOf = async (answer: Answer): Promise<Line> => {
    const id = answer.headers["x-request-id"] ?? "none";
    const find = () => application.lines.filter((one) => one.includes(`"requestId":"${id}"`));
    const isOwn = (one: string) => one.includes('"route":"page"');
    await expect.poll(() => find().filter(isOwn)).toHaveLength(1);
    return JSON.parse(find().find(isOwn) ?? "{}");
  };

  const seen: Line[] = [];
  const expectLine = async (answer: Answer, expected: object) => {
    const line = await lineOf(answer);
    seen.push(line);
    expect(line).toMatchObject({ status: answer.status, ...expected });
    expect(line.ms).toBeGreaterThan(0);
  };

  await expectLine(await guest.open("/login?secret=visitors-own-words"), {
    ...{ level: "info", page: "/login", kind: "document", decision: "allow", status: 200 },
  });
  await expect.poll(async () => (await guest.open("/login")).headers.etag).toBeDefined();
  await expectLine(await guest.open("/login"), { page: "/login", decision: "kept", status: 200 });
  await expectLine(await guest.open("/wallet"), { decision: "redirect", status: 307 });
  await expectLine(await guest.open("/visitors-own-words"), {
    ...{ level: "info", page: "unknown", decision: "stand-in", status: 404 },
  });
  await expectLine(await anna.open("/wallet/USDT"), {
    ...{ level: "info", page: "/wallet/[symbol]", kind: "document", status: 200 },
  });
  await expectLine(await anna.flight("/team"), { page: "/team", kind: "navigation", status: 200 });
  await expectLine(await anna.open("/wallet/visitors-own-words/none"), {
    ...{ page: "/wallet", decision: "stand-in", status: 404 },
  });

  // Eight parts fail for one reason: one line, which names it once.
  await sandbox.fail({ path: "/auth/client/team", times: 1_000, status: 500 });
  const failed = await anna.open("/team");
  await sandbox.clearFaults();
  await expectLine(failed, { level: "warn", page: "/team", status: 200 });
  const { causes = [], ...failedLine } = seen.at(-1) ?? {};
  expect(failedLine).toMatchObject({ failedSections: expect.any(Number) });
  expect(causes.length).toBeGreaterThan(0);
  expect(new Set(causes).size).toBe(causes.length);
  expect(causes[0]).toMatch(/^UpstreamUnavailableError: GET account\/team/);
  expect(application.lines.filter((line) => line.includes("section unavailable"))).toEqual([]);

  const broken = await anna.open("/setting");
  await expectLine(broken, { level: "error", page: "/setting", crashed: true });
  const renders = application.lines.filter((line) => line.includes('"render failed"'));
  expect(renders).toHaveLength(1);

  await sandbox.expireTokens();
  await sandbox.fail({ path: "/auth/client/refresh", times: 1_000, status: 500 });
  // The seal still holds its token: the page finds out from the upstream, and asks for a renewal.
  const expired = await anna.open("/profile");
  await sandbox.clearFaults();
  await expectLine(expired, { page: "/profile" });

  const sessions = new Set(seen.filter(({ session }) => session).map(({ session }) => session));
  expect([...sessions]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  const health = await guest.send("/api/health");
  const { version } = health.json<{ version: string }>();
  expect(version).toMatch(/^\d+\.\d+\.\d+\+[\w.-]+$/);
  expect(new Set(seen.map((line) => line.version))).toEqual(new Set([version]));
  const untold = application.lines
    .filter((line) => line.startsWith("{"))
    .filter((line) => !/^\{"at":"[^"]+","level":"(info|warn|error)","version":"/.test(line));
  expect(untold).toEqual([]);
  expect(application.lines.join("\n")).not.toMatch(/visitors-own-words|USDT/);

  await application.stop();
  const pages = receiver
    .points("http.server.request.duration")
    .filter(({ attributes }) => attributes["merlin.page.kind"] !== undefined)
    .map(({ attributes, count }) => [...Object.values(attributes), count]);
  for (const row of [
    ["/team", "2xx", "document", 1],
    ["/team", "2xx", "navigation", 1],
    ["/wallet/[symbol]", "2xx", "document", 1],
    ["/wallet", "3xx", "document", 1],
    ["/wallet", "4xx", "document", 1],
    ["unknown", "4xx", "document", 1],
    ["/login", "2xx", "memory", 1],
    ["/setting", "2xx", "document", "render", 1],
  ])
    expect(pages).toContainEqual(row);
  expect(receiver.points("merlin.page.failed_sections")).toEqual([
    { attributes: { "http.route": "/team" }, count: expect.any(Number) },
  ]);
  const crash = receiver.spans.find(({ name }) => name === "page /setting");
  expect(crash).toMatchObject({ isError: true, attributes: { "error.type": "render" } });
  expect(receiver.resource).toMatchObject({
    ...{ "service.name": "members", "service.version": version },
    "deployment.environment.name": "rehearsal",
  });
  receiver.close();
});

test("a server whose output nobody reads any more goes on answering, and rests in between", async ({
  upstream,
}) => {
  const port = await freePort();
  const env = testEnvironment(port, upstream.url);
  const child = startNode(["lib/cli/start.ts"], { env, output: "pipe", errors: "pipe" });
  const url = `http://localhost:${port}`;
  await waitForAnswer(`${url}/api/health`, child);
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (const path of ["/login", "/nowhere", "/api/bff/account/wallets"]) await fetch(url + path);
  await setTimeout(1_000);
  const before = processorMs(child.pid ?? 0) ?? Number.NaN;
  await setTimeout(2_000);
  expect((processorMs(child.pid ?? 0) ?? Number.NaN) - before).toBeLessThan(1_000);
  expect((await fetch(`${url}/login`)).status).toBe(200);
  await stop(child);
});

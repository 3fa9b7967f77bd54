import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Application, startApplication, TEST_SECRET } from "../../fixtures/application.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { issuedTokens } from "../../fixtures/http/issued-tokens.ts";
import { TelemetryReceiver } from "../../fixtures/http/telemetry-receiver.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

const WALLETS = "/api/bff/account/wallets";
const WALLET = "/api/bff/account/wallet/USDT?range=visitors-own-words";
const COLLECTOR_KEY = "collectors-own-key-zq5";
const CALLER = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const TRACED = {
  traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01`,
  tracestate: "vendor=visitors-own-words",
  baggage: "member=visitors-own-words",
};

function traceOf(answer: Answer | undefined): string {
  return answer?.headers["x-request-id"]?.replaceAll("-", "") ?? "no id";
}

function configured(endpoint: string): Record<string, string> {
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `x-collector-key=${COLLECTOR_KEY}`,
    OTEL_SERVICE_NAME: "members",
  };
}

async function stopTimed(application: Application): Promise<number> {
  const startedAt = performance.now();
  await application.stop();
  return performance.now() - startedAt;
}

test("traces and metrics tell what happened to each request, and no secret in any byte", async ({
  relay,
  sandbox,
}) => {
  const receiver = await TelemetryReceiver.start();
  relay.exchanges.length = 0;
  const env = { ...configured(receiver.url), KEEP_ALIVE_TIMEOUT: "1000" };
  const application = await startApplication(relay.url, env);
  const anna = new Visitor(application.url);

  const login = await anna.login("anna", "/wallet?secret=visitors-own-words");
  const wallets = await anna.send(WALLETS);
  const page = await anna.open("/wallet/USDT?tab=visitors-own-words");
  await sandbox.expireTokens();
  const late = anna.clone();
  const [first, second] = await Promise.all([anna.send(WALLETS), late.send(WALLETS)]);
  const refused = await anna.send(WALLET);
  const hostile = await anna.send("/api/visitors-own-words/%00");
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
  const broken = await anna.send(WALLETS, { headers: TRACED });
  const guest = await new Visitor(application.url).open("/wallet");
  const statuses = [login, wallets, page, first, second, refused, hostile, broken, guest];
  expect(statuses.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200, 400, 404, 503, 307,
  ]);
  const sealed = [...anna.cookies.values(), ...late.cookies.values()];
  const tookMs = await stopTimed(application);
  expect(tookMs, "the last batch does not hold the exit").toBeLessThan(3_000);

  const { spans } = receiver;
  const traced = (answer: Answer | undefined) =>
    spans.filter(({ traceId }) => traceId === traceOf(answer));
  const rootOf = (answer: Answer | undefined) =>
    traced(answer).find(({ parentSpanId }) => parentSpanId === undefined);
  const shapes = (answer: Answer) => {
    const all = traced(answer);
    return all
      .map(({ name, kind, parentSpanId }) => {
        const parent = all.find(({ spanId }) => spanId === parentSpanId)?.name ?? "";
        return `${kind} ${name} < ${parent}`;
      })
      .sort();
  };

  // A call: the request, and the upstream's call within it.
  expect(shapes(wallets)).toEqual([
    "client GET account/wallets < GET account/wallets",
    "server GET account/wallets < ",
  ]);
  expect(rootOf(wallets)?.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "GET account/wallets",
    "http.response.status_code": 200,
    "merlin.request.id": wallets.headers["x-request-id"],
    "merlin.session.hash": expect.stringMatching(/^[0-9a-f]{16}$/),
    "merlin.upstream.status_code": 200,
  });
  expect(traced(wallets).find(({ kind }) => kind === "client")?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "merlin.request.id": wallets.headers["x-request-id"],
    "merlin.upstream.operation": "GET account/wallets",
    "merlin.upstream.outcome": "ok",
    "url.template": "account/wallets",
  });

  // A page: the middleware's decision, and the render's reads within its trace.
  expect(rootOf(page)?.name).toBe("page /wallet/[symbol]");
  expect(rootOf(page)?.attributes).toEqual({
    "http.request.method": "GET",
    "http.route": "/wallet/[symbol]",
    "http.response.status_code": 200,
    "merlin.page.decision": "allow",
    "merlin.page.kind": "document",
    "merlin.request.id": page.headers["x-request-id"],
    "merlin.session.hash": expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const reads = traced(page).filter(({ parentSpanId }) => parentSpanId === rootOf(page)?.spanId);
  expect(reads.map(({ name }) => name)).toContain("GET account/wallet/{code}");
  expect(rootOf(guest)?.attributes).toMatchObject({
    "merlin.page.decision": "redirect",
    "http.response.status_code": 307,
  });

  // An expired token: one asks for a new one, the other shares the answer.
  const flights = [first, second].map((answer) => {
    const renewed = traced(answer).filter(({ name }) => name === "session refresh");
    expect(renewed).toHaveLength(1);
    expect(renewed[0]?.attributes["merlin.refresh.outcome"]).toBe("refreshed");
    expect(rootOf(answer)?.attributes["merlin.refresh.outcome"]).toBe("refreshed");
    const flight = String(renewed[0]?.attributes["merlin.refresh.flight"]);
    expect(shapes(answer)).toEqual([
      "client GET account/wallets < GET account/wallets",
      "client GET account/wallets < GET account/wallets",
      ...(flight === "leader" ? ["client POST auth/refresh < session refresh"] : []),
      "internal session refresh < GET account/wallets",
      "server GET account/wallets < ",
    ]);
    return flight;
  });
  expect(flights.sort()).toEqual(["leader", "shared"]);

  // Refusals and failures carry their code; the proxy's trace goes on, its baggage does not.
  expect(rootOf(refused)).toMatchObject({
    isError: false,
    attributes: { "error.type": "BAD_REQUEST", "http.response.status_code": 400 },
  });
  const [failed] = spans.filter(({ parentSpanId }) => parentSpanId === CALLER.spanId);
  expect(failed).toMatchObject({
    traceId: CALLER.traceId,
    isError: true,
    attributes: { "error.type": "UPSTREAM_UNAVAILABLE" },
  });
  for (const { call } of relay.exchanges) {
    expect(Object.keys(call.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(traceparent|tracestate|baggage)$/)]),
    );
  }

  const routes = receiver.points("http.server.request.duration");
  expect(routes).toContainEqual({
    attributes: { "http.route": "GET account/wallets", "http.response.status_class": "2xx" },
    count: 3,
  });
  expect(routes).toContainEqual({
    attributes: { "http.route": "GET account/wallets", "http.response.status_class": "5xx" },
    count: 1,
  });
  expect(receiver.points("http.client.request.duration")).toContainEqual({
    attributes: {
      "merlin.upstream.operation": "GET account/wallets",
      "merlin.upstream.outcome": "unavailable",
    },
    count: 1,
  });
  expect(receiver.points("merlin.session.refreshes")).toContainEqual({
    attributes: { "merlin.refresh.outcome": "refreshed", "merlin.refresh.flight": "leader" },
    count: 1,
  });
  expect(receiver.points("merlin.requests.refused")).toContainEqual({
    attributes: { "error.type": "UPSTREAM_UNAVAILABLE" },
    count: 1,
  });
  expect(receiver.resource).toMatchObject({ "service.name": "members" });
  // Next's own spans would hold paths and queries.
  expect(spans.filter(({ attributes }) => "next.span_name" in attributes)).toEqual([]);

  const keys = receiver.received.map(({ headers }) => headers["x-collector-key"]);
  expect(new Set(keys)).toEqual(new Set([COLLECTOR_KEY]));
  const sent = receiver.received.map(({ text }) => text).join("\n");
  const tokens = issuedTokens(relay);
  expect(tokens.length).toBeGreaterThan(4);
  const secrets = [
    ...[...tokens, ...sealed.filter((value) => value.length > 8)],
    ...[TEST_SECRET, API_KEY, "Merlin-2026!", "eyJhbGciOi", "anna"],
    ...["visitors-own-words", "USDT", COLLECTOR_KEY, relay.url],
  ];
  const isFound = (text: string) => secrets.filter((secret) => text.includes(secret));
  expect(isFound(sent)).toEqual([]);
  expect(application.lines.filter((line) => line.includes(COLLECTOR_KEY))).toEqual([]);
  receiver.close();
});

/** Receivers of no use, and how many lines of the log they may cost. */
const USELESS: readonly {
  readonly name: string;
  readonly serve: ((response: ServerResponse) => void) | null;
  readonly lines: readonly number[];
}[] = [
  { name: "fails", serve: (response) => response.writeHead(500).end(), lines: [1] },
  { name: "never answers", serve: () => undefined, lines: [0, 1] },
  { name: "is gone", serve: null, lines: [0, 1] },
];

for (const { name, serve, lines } of dueAt(USELESS, 3, 4)) {
  test(`a receiver that ${name} changes no answer, fills no log and holds no exit`, {
    tag: "@deep",
  }, async ({ upstream }) => {
    const server = createServer((_request, response) => serve?.(response));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    if (!serve) server.close();
    const application = await startApplication(upstream.url, {
      ...configured(`http://127.0.0.1:${port}`),
      OTEL_BSP_SCHEDULE_DELAY: "20",
      KEEP_ALIVE_TIMEOUT: "1000",
    });
    const anna = new Visitor(application.url);
    expect((await anna.login("anna")).status).toBe(200);
    for (let count = 0; count < 30; count += 1) {
      expect((await anna.send(WALLETS)).status).toBe(200);
    }
    expect((await anna.open("/wallet")).status).toBe(200);
    expect(await stopTimed(application)).toBeLessThan(3_000);
    const told = application.lines.filter((line) => line.includes("telemetry not delivered"));
    expect(lines).toContain(told.length);
    const foreign = application.lines.filter((line) => /OTLPExport|BatchSpan|\bat /.test(line));
    expect(foreign.filter((line) => !told.includes(line))).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
}

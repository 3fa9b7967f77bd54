import { HOME_ANCHORS } from "../../../app/_shell/menu/home-anchors.ts";
import { startApplication } from "../../fixtures/application.ts";
import { jsonAnswer, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const COIN = "/public/coin";

/** What the home page says when a service is missing, and when it fails. */
const SERVICES = [
  {
    path: `${COIN}/marketplace-preview`,
    present: "Est. break-even",
    absent: "The machines on sale are in the members’ marketplace",
    failed: "We couldn’t load the machines",
  },
  {
    path: `${COIN}/launchpad`,
    present: "Community round 1",
    absent: "The launchpad isn’t available here",
    failed: "We couldn’t load the rounds",
  },
  {
    path: `${COIN}/prices`,
    present: ">Simulated prices<",
    absent: "We couldn’t load the prices",
    failed: "We couldn’t load the prices",
  },
] as const;

const NOT_FOUND = { statusCode: 4040, message: "unknown", requestId: "r" };

for (const [first, second] of [
  [404, 500],
  [500, 404],
] as const) {
  test(`R1.1 the home page stands without its public services and says what is missing, ${first} and ${second} in turn`, {
    tag: first === 404 ? [] : "@deep",
  }, async ({ upstream }) => {
    const relay = await startRelay(upstream.url);
    const statusOf = (index: number) => (index % 2 === 0 ? first : second);
    relay.intercept((call) => {
      const index = SERVICES.findIndex(({ path }) => call.path.startsWith(path));
      return index < 0 ? undefined : jsonAnswer(NOT_FOUND, statusOf(index));
    });
    const application = await startApplication(relay.url);
    const { status, text } = await new Visitor(application.url).open("/");
    await application.stop();
    await relay.close();
    expect(status).toBe(200);
    for (const [index, { present, absent, failed }] of SERVICES.entries()) {
      expect(text).not.toContain(present);
      expect(text).toContain(statusOf(index) === 404 ? absent : failed);
    }
    for (const anchor of HOME_ANCHORS) expect(text).toContain(`id="${anchor}"`);
  });
}

test("a service that hangs neither holds the home page up nor takes another's place", {
  tag: "@deep",
}, async ({ upstream }) => {
  const relay = await startRelay(upstream.url);
  relay.intercept((call) =>
    call.path.startsWith(`${COIN}/marketplace-preview`)
      ? new Promise<never>(() => undefined)
      : undefined,
  );
  const application = await startApplication(relay.url, {
    UPSTREAM_TIMEOUT_MS: "40000",
    UPSTREAM_TOTAL_TIMEOUT_MS: "40000",
  });
  const begun = Date.now();
  const { text } = await new Visitor(application.url).open("/");
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect(text).toContain("We couldn’t load the machines");
  for (const { path, present } of SERVICES) {
    if (!path.endsWith("/marketplace-preview")) expect(text).toContain(present);
  }
  await application.stop();
  await relay.close();
});

test("R1.1 a machine and the calculator name one day, at the price of the page and not at that of the estimates", {
  tag: "@deep",
}, async ({ upstream }) => {
  const relay = await startRelay(upstream.url);
  relay.intercept((call, forward) =>
    call.path.startsWith(`${COIN}/prices`)
      ? forward().then((answer) => {
          const prices = JSON.parse(answer.body) as { code: string; price: string }[];
          return jsonAnswer(
            prices.map((one) => (one.code === "mBTC" ? { ...one, price: "125" } : one)),
          );
        })
      : undefined,
  );
  const application = await startApplication(relay.url);
  const { text } = await new Visitor(application.url).open("/");
  await application.stop();
  await relay.close();
  // The card of the example and what the calculator says of it: 780 / (60 × 0.0004 × 125).
  expect(text.match(/[Dd]ay 260 of 360/g) ?? []).toHaveLength(2);
});

test("forty visitors of the home page are one upstream call a public service", async ({
  upstream,
}) => {
  const relay = await startRelay(upstream.url);
  const application = await startApplication(relay.url);
  const visits = Array.from({ length: 40 }, () => new Visitor(application.url).open("/"));
  const statuses = (await Promise.all(visits)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const path of [...SERVICES.map((service) => service.path), "/public/social/links"]) {
    const calls = relay.exchanges.filter(({ call }) => call.path.startsWith(path));
    expect(calls.length, path).toBe(1);
  }
  await application.stop();
  await relay.close();
});

test("R1.1 the launchpad says that no round is announced, or names the open one", {
  tag: "@deep",
}, async ({ sandbox, upstream }) => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const texts: string[] = [];
  const open = { name: "Open round", symbol: "MERLIN", startsAt: at(-1), endsAt: at(5) };
  const ended = { name: "Past round", symbol: "MERLIN", startsAt: at(-9), endsAt: at(-5) };
  for (const rounds of [[ended], [ended, open]]) {
    await sandbox.setRounds(rounds);
    const application = await startApplication(upstream.url);
    texts.push((await new Visitor(application.url).open("/")).text);
    await application.stop();
  }
  await sandbox.setRounds([
    { name: "Community round 1", symbol: "MERLIN", startsAt: at(500), endsAt: at(600) },
  ]);
  expect(texts[0]).toContain("No round announced yet");
  expect(texts[0]).not.toContain("Past round");
  expect(texts[1]).toContain("Open round");
  expect(texts[1]).toContain("Closes in");
});

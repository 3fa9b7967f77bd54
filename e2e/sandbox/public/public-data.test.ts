import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { compareAmounts, fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { postJournal } from "../ledger/journal.ts";
import { openBook } from "../seed/book.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { networkStats } from "./network-stats.ts";

const TWO_DAYS_MS = 2 * 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());
beforeEach(() => sandbox.control("seed", { profile: "review" }));

async function stats() {
  return (await sandbox.call(contract.price.stats)).value();
}

function newtsBook() {
  const { database } = sandbox.running.sandbox;
  const { id = 0 } =
    database.get<{ id: number }>("SELECT id FROM member WHERE username = 'newt'") ?? {};
  const now = sandbox.running.sandbox.clock.now();
  const mine = () =>
    database.run(
      "INSERT INTO mining_session (member_id, started_at, ends_at, in_row, days_off) VALUES (?, ?, ?, 1, 0)",
      id,
      now - 1000,
      now + 86_399_000,
    );
  return { book: openBook(database, id), mine, now };
}

const plus = (before: string | null | undefined, added: string) =>
  fromUnits(toUnits(before ?? "0") + toUnits(added));

it("counts members and what was mined, staked and moved, to the last unit", async () => {
  const before = await stats();
  const { book, mine, now } = newtsBook();
  mine();
  book.receive(now, "deposit", "MERLIN", "1000.000000000000000003", "chain:MERLIN");
  book.claim(now, "0.010000000000000001", "0.002");
  book.pay(now, "stake", "MERLIN", "600.000000000000000001", {
    memberId: 9,
    bucket: "locked",
  });
  book.receive(now, "deposit", "USDT", "100", "chain:USDT");
  book.pay(now - 86_400_001, "purchase", "USDT", "20", "treasury");
  await sandbox.control("price", { code: "MERLIN", price: "0.5" });
  const priced = await stats();
  book.pay(now, "purchase", "USDT", "30.5", "treasury");
  const after = await stats();
  expect(after.members).toBe(before.members);
  expect(after.activeMiners).toBe((before.activeMiners ?? 0) + 1);
  expect(after.minedTotal).toBe(plus(before.minedTotal, "0.010000000000000001"));
  expect(after.stakedTotal).toBe(plus(before.stakedTotal, "600.000000000000000001"));
  expect(after.volume24h).toBe(plus(priced.volume24h, "30.5"));
  expect(compareAmounts(priced.volume24h ?? "0", "300")).toBeGreaterThanOrEqual(0);
});

it("counts neither a stake that renews itself nor a member whose account is closed", async () => {
  const { database } = sandbox.running.sandbox;
  const { now } = newtsBook();
  const before = networkStats(database, now);
  const locked = { memberId: 9, bucket: "locked" } as const;
  const available = { memberId: 9, bucket: "available" } as const;
  const currency = "MERLIN";
  const units = 10n ** 20n;
  postJournal(database, {
    kind: "deposit",
    ref: "chain:MERLIN",
    at: now,
    entries: [
      { account: "chain:MERLIN", currency, units: -units },
      { account: locked, currency, units },
    ],
  });
  postJournal(database, {
    kind: "stake_renewal",
    ref: "stake:1",
    at: now,
    entries: [
      { account: locked, currency, units: -units },
      { account: available, currency, units },
      { account: available, currency, units: -units },
      { account: locked, currency, units },
    ],
  });
  expect(networkStats(database, now).volume24h).toBe(before.volume24h);
  database.run("UPDATE member SET closed_at = ? WHERE username = 'newt'", now);
  expect(networkStats(database, now).members).toBe((before.members ?? 0) - 1);
});

it("forgets a day's miners and volume once the day is over, and says when it counted", () => {
  const { database } = sandbox.running.sandbox;
  const { book, mine, now } = newtsBook();
  mine();
  book.receive(now, "deposit", "USDT", "100", "chain:USDT");
  book.pay(now, "purchase", "USDT", "30.5", "treasury");
  const today = networkStats(database, now);
  const later = networkStats(database, now + TWO_DAYS_MS);
  expect(today.activeMiners).toBeGreaterThan(0);
  expect(compareAmounts(today.volume24h ?? "0", "30.5")).toBeGreaterThanOrEqual(0);
  expect(later).toMatchObject({ activeMiners: 0, volume24h: "0.000000000000000000" });
  expect(later.minedTotal).toBe(today.minedTotal);
  expect(later.asOf).toBe(new Date(now + TWO_DAYS_MS).toISOString());
});

it("announces one dated round, which opens and ends with business time", async () => {
  const rounds = async () => (await sandbox.call(contract.price.launchpad)).value().rounds;
  const [round, ...others] = await rounds();
  expect(others).toEqual([]);
  expect(round).toMatchObject({ status: "upcoming", symbol: "MERLIN" });
  const now = sandbox.running.sandbox.clock.now();
  const untilStart = Math.ceil((Date.parse(round?.startsAt ?? "") - now) / 1000) + 1;
  await sandbox.advance(untilStart);
  expect((await rounds())[0]?.status).toBe("open");
  await sandbox.advance(7 * 86_400);
  expect((await rounds())[0]?.status).toBe("ended");
});

it("takes other rounds by command, in the order in which they come, or none", async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const round = { symbol: "MERLIN", price: "0.3" };
  const plan = [
    { ...round, name: "Undated" },
    { ...round, name: "Past", startsAt: at(-9), endsAt: at(-2) },
    { ...round, name: "Next", startsAt: at(3), endsAt: at(4) },
    { ...round, name: "Running", startsAt: at(-1), endsAt: at(1), raised: "12.5" },
  ];
  await sandbox.control("launchpad", { rounds: plan });
  const { rounds } = (await sandbox.call(contract.price.launchpad)).value();
  expect(rounds.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "Running open",
    "Next upcoming",
    "Undated upcoming",
    "Past ended",
  ]);
  expect(rounds[0]?.raised).toBe("12.500000000000000000");
  await sandbox.control("launchpad", { rounds: [] });
  expect((await sandbox.call(contract.price.launchpad)).value().rounds).toEqual([]);
  const turned = { ...round, name: "Turned", startsAt: at(2), endsAt: at(1) };
  expect((await sandbox.control("launchpad", { rounds: [turned] })).status).toBe(422);
});

it("announces in the asked language, in English where there is none, and only in its window", async () => {
  const titles = async (locale?: string) => {
    const query = locale ? { locale } : undefined;
    const answer = await sandbox.call(contract.social.announcements, { query });
    return answer.value().map(({ title }) => title);
  };
  const english = await titles("en-US");
  expect(english).toHaveLength(2);
  expect(await titles()).toEqual(english);
  expect((await titles("de-DE"))[0]).toMatch(/Passwort/);
  expect((await titles("ar-SA"))[0]).toMatch(/[\u0600-\u06ff]/);
  await sandbox.advance(121 * 86_400);
  expect(await titles()).toHaveLength(1);
  const texts = { "en-US": { title: "Only in English", body: "So far." } };
  const one = { level: "info", link: null, startsAt: null, endsAt: null, texts };
  await sandbox.control("announcements", { announcements: [one] });
  expect(await titles("fr-FR")).toEqual(["Only in English"]);
  await sandbox.control("announcements", { announcements: [] });
  expect(await titles()).toEqual([]);
});

it("lists MERLIN and USDT on both member chains with checksummed addresses", async () => {
  const tokens = (await sandbox.call(contract.price.tokens)).value();
  expect(tokens.map(({ symbol, chainId }) => `${symbol} ${chainId}`)).toEqual([
    "MERLIN 56",
    "USDT 56",
    "MERLIN 97",
    "USDT 97",
  ]);
  const address = (symbol: string) => tokens.find((token) => token.symbol === symbol)?.address;
  expect(address("USDT")).toBe("0x55d398326f99059fF775485246999027B3197955");
  expect(new Set(tokens.map((token) => token.address)).size).toBe(4);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { findByUsername } from "../account/member.ts";
import type { Account, Currency } from "../ledger/accounts.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { inEnglish } from "../texts/in-language.ts";
import { weeklyText } from "./digest.ts";
import { mondayMorningAfter } from "./monday-morning.ts";

const DAY_MS = 86_400_000;
const WEEK_SECONDS = 7 * 86_400;
const ZONE = "Europe/Vienna";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const { weeklyMail, saveWeeklyMail } = contract.weeklyMail;

const now = () => sandbox.running.sandbox.clock.now();
const advanceTo = (at: number) => sandbox.advance(Math.ceil((at - now()) / 1000) + 1);

async function weeklyMails(): Promise<{ to: string; text: string; link: string }[]> {
  const { json } = await sandbox.control("outbox");
  return json.items.filter(({ kind }: { kind: string }) => kind === "weekly");
}

async function choose(username: string, isOn: boolean) {
  const bearer = await sandbox.bearerOf(username);
  return (await sandbox.call(saveWeeklyMail, { bearer, body: { isOn } })).value();
}

function setZone(username: string, zone: string) {
  const { database } = sandbox.running.sandbox;
  database.run("UPDATE member SET time_zone = ? WHERE username = ?", zone, username);
}

const deposit = (username: string) =>
  sandbox.control("deposit", { username, symbol: "USDT", amount: "12.5" });

it("R13.18 is off until a member asks for it, and then due on the next Monday at eight", async () => {
  setZone("dora", ZONE);
  const bearer = await sandbox.bearerOf("dora");
  expect((await sandbox.call(weeklyMail, { bearer })).value().isOn).toBe(false);
  const { isOn, nextAt } = await choose("dora", true);
  expect(isOn).toBe(true);
  expect(Date.parse(nextAt ?? "")).toBe(mondayMorningAfter(ZONE, now()));
  expect(await choose("dora", true)).toEqual({ isOn, nextAt });
});

it("R13.18 tells once of a week, without amounts, with the phrase and the way to turn it off", async () => {
  const { database } = sandbox.running.sandbox;
  database.run("UPDATE member SET anti_phishing = 'blue heron' WHERE username = 'dora'");
  await deposit("dora");
  await advanceTo(mondayMorningAfter(ZONE, now()));
  const [mail, ...others] = await weeklyMails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain("1 deposit, withdrawal or transfer");
  expect(mail?.text).toContain("blue heron");
  expect(mail?.text).not.toMatch(/\d\s(USDT|MERLIN|mBTC|AmBTC)/);
  expect(mail?.link).toMatch(/\/setting\/security#weekly-mail$/);
});

it("R13.18 sends nothing after a week without news, and one mail a week through a change of the clocks", async () => {
  const { database } = sandbox.running.sandbox;
  const id = database.get<{ id: number }>("SELECT id FROM member WHERE username = 'gina'")?.id ?? 0;
  setZone("gina", ZONE);
  await choose("dora", false);
  database.run("UPDATE stake_position SET status = 'redeemed' WHERE member_id = ?", id);
  await choose("gina", true);
  await sandbox.advance(WEEK_SECONDS);
  const before = await weeklyMails();
  await sandbox.advance(WEEK_SECONDS);
  const quiet = await weeklyMails();
  expect(quiet).toHaveLength(before.length);
  for (let week = 0; week < 30; week += 1) {
    await deposit("gina");
    await advanceTo(mondayMorningAfter(ZONE, now()));
  }
  expect(await weeklyMails()).toHaveLength(quiet.length + 30);
}, 60_000);

it("R13.18 waits for the Monday of a zone that the member has moved to, and names amounts to whom mails do", async () => {
  const { database } = sandbox.running.sandbox;
  await choose("gina", false);
  setZone("erik", "Pacific/Auckland");
  await choose("erik", true);
  const auckland = mondayMorningAfter("Pacific/Auckland", now());
  setZone("erik", "America/Los_Angeles");
  database.run(
    "INSERT OR REPLACE INTO notification_preference SELECT id, 'earning', 1, 1, 0 FROM member WHERE username = 'erik'",
  );
  await deposit("erik");
  const before = (await weeklyMails()).length;
  await advanceTo(auckland);
  expect(await weeklyMails()).toHaveLength(before);
  const bearer = await sandbox.bearerOf("erik");
  const { nextAt } = (await sandbox.call(weeklyMail, { bearer })).value();
  expect(Date.parse(nextAt ?? "")).toBe(mondayMorningAfter("America/Los_Angeles", auckland));
  await advanceTo(Date.parse(nextAt ?? ""));
  const [mail, ...others] = await weeklyMails();
  expect(others).toHaveLength(before);
  expect(mail?.to).toMatch(/^erik@/);
});

it("R13.18 names what was earned to whom mails about earnings reach, and only how often to everybody else", () => {
  const { database, clock } = sandbox.running.sandbox;
  const member = findByUsername(database, "anna");
  if (!member) throw new Error("anna is missing");
  const span = { from: clock.now() - 400 * 86_400_000, to: clock.now() };
  const text = (as: typeof member) => weeklyText(database, as, span)?.map(inEnglish).join("\n\n");
  expect(text(member)).toMatch(/You earned something on \d+ days\./);
  database.run(
    "INSERT OR REPLACE INTO notification_preference VALUES (?, 'earning', 1, 1, 0)",
    member.id,
  );
  const told = text(member);
  expect(told).toMatch(/on \d+ days: .*(\$\d|\d\u00a0(mBTC|MERLIN|AmBTC))/);
  expect(told).toContain("new members");
  expect(told).toContain("No stake matures within seven days, and no machine’s term ends.");
  const hidden = text({ ...member, hideAmounts: true });
  expect(hidden).not.toMatch(/\$\d|\d\u00a0(mBTC|MERLIN|AmBTC)/);
});

it("R13.18 takes what rounds have cost off what they paid: a week that was lost is no earning", () => {
  const { database, clock } = sandbox.running.sandbox;
  const member = findByUsername(database, addMember(sandbox.running));
  if (!member) throw new Error("The newcomer is missing");
  const { id: memberId } = member;
  database.run("INSERT INTO notification_preference VALUES (?, 'earning', 1, 1, 0)", memberId);
  const from = Math.floor(clock.now() / DAY_MS) * DAY_MS;
  const move = (
    kind: JournalKind,
    at: number,
    amount: string,
    account: Account & string,
    currency: Currency = "MERLIN",
  ) =>
    postJournal(database, {
      ...{ kind, at },
      entries: [
        { account, currency, units: -toUnits(amount) },
        { account: { memberId, bucket: "available" }, currency, units: toUnits(amount) },
      ],
    });
  const play = (epoch: number, at: number, entry: string, payout: string) => {
    const pool = `pool:prediction:${epoch}` as const;
    move("prediction_stake", at, `-${entry}`, pool);
    // What is left of the pool is the house's.
    postJournal(database, {
      ...{ kind: "prediction_payout", at: at + 600_000 },
      entries: [
        { account: pool, currency: "MERLIN", units: -toUnits(entry) },
        {
          account: "house:prediction",
          currency: "MERLIN",
          units: toUnits(entry) - toUnits(payout),
        },
        { account: { memberId, bucket: "available" }, currency: "MERLIN", units: toUnits(payout) },
      ].filter(({ units }) => units !== 0n) as Entry[],
    });
  };
  const told = () =>
    weeklyText(database, member, { from, to: from + 7 * DAY_MS })
      ?.map(inEnglish)
      .join(" ");
  move("deposit", from, "1000", "chain:MERLIN");
  play(1, from + DAY_MS, "100", "110.857");
  expect(told()).toContain("on 1 day: 10.857\u00a0MERLIN.");
  play(2, from + DAY_MS + 3_600_000, "300", "0");
  expect(told()).not.toContain("You earned");
  move("mining_claim", from + 2 * DAY_MS, "0.5", "emission:mBTC", "mBTC");
  expect(told()).toContain("on 1 day: 0.5\u00a0mBTC.");
  play(3, from + 3 * DAY_MS, "10", "400");
  expect(told()).toContain("on 2 days: 100.857\u00a0MERLIN");
});

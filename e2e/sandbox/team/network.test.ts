import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { join } from "../testing/newcomers.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { directs, network, networkExport, commissions, joins, nudge, updatePreference, summary } =
  contract.team;

let sandbox: TestSandbox;
let anna = "";
let dora = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [anna, dora] = [await sandbox.bearerOf("anna"), await sandbox.bearerOf("dora")];
});
afterAll(() => sandbox?.close());

const list = async (query: Record<string, string> = {}, bearer = anna) =>
  (await sandbox.call(network, { bearer, query })).value();

const names = async (query: Record<string, string> = {}, bearer = anna) =>
  (await list(query, bearer)).items.map(({ username }) => username);

describe("the network", () => {
  it("lists the whole downline, newest first, with counts of its levels", async () => {
    const answer = await list();
    expect(answer.items.map(({ username }) => username)).toEqual([
      "hugo",
      "gina",
      "fred",
      "carl",
      "emil",
      "dora",
    ]);
    expect(answer).toMatchObject({ total: 6, page: 1, pageSize: 20 });
    expect(answer.levels).toEqual([
      { level: 1, members: 3, active: 2 },
      { level: 2, members: 3, active: 2 },
    ]);
    expect(answer.items.at(-1)).toEqual({
      username: "dora",
      fullName: "Dora L.",
      email: "d••@e••.com",
      sponsor: "anna",
      level: 1,
      leg: "left",
      joinedAt: expect.any(String),
      status: "active",
      personalVolume: "135",
      directs: 2,
      teamSize: 2,
      commission: "6.750000000000000000",
      canNudge: false,
      isMining: true,
    });
  });

  it("filters by level, status, leg, sponsor and what is shown, and pages", async () => {
    expect(await names({ level: "2" })).toEqual(["hugo", "fred", "carl"]);
    expect(await names({ status: "inactive" })).toEqual(["carl", "emil"]);
    expect(await names({ leg: "right", level: "1" })).toEqual(["gina", "emil"]);
    expect(await names({ sponsor: "dora" })).toEqual(["fred", "carl"]);
    expect(await names({ q: "AR" })).toEqual(["carl"]);
    expect(await names({ q: "fred o" })).toEqual(["fred"]);
    const second = await list({ pageSize: "4", page: "2" });
    expect(second.items.map(({ username }) => username)).toEqual(["emil", "dora"]);
    expect((await list({ page: "9" })).items).toEqual([]);
  });

  it("sorts by every column that it offers", async () => {
    expect(await names({ sort: "username" })).toEqual([
      "carl",
      "dora",
      "emil",
      "fred",
      "gina",
      "hugo",
    ]);
    expect((await names({ sort: "joinedAt" }))[0]).toBe("dora");
    expect((await names({ sort: "-teamSize" })).slice(0, 2)).toEqual(["dora", "emil"]);
    expect((await names({ sort: "-volume" })).slice(-2)).toEqual(["carl", "hugo"]);
    expect((await names({ sort: "-commission" })).slice(0, 4)).toEqual([
      "dora",
      "emil",
      "gina",
      "fred",
    ]);
    const answer = await sandbox.call(network, { bearer: anna, query: { sort: "email" } });
    expect(answer.status).toBe(422);
  });

  it("R7.2 shows nobody outside the own downline, by no filter, and nothing by what is masked", async () => {
    expect(await names({}, dora)).toEqual(["fred", "carl"]);
    for (const q of ["anna", "emil", "boris", "Winter", "carl@", "%"]) {
      expect(await names({ q }, dora)).toEqual([]);
    }
    for (const sponsor of ["anna", "emil", "boris", "nobody_1", "4", "%"]) {
      const answer = await sandbox.call(network, { bearer: dora, query: { sponsor } });
      expect([answer.status, answer.json().statusCode]).toEqual([404, 4040]);
    }
    const { text } = await sandbox.call(network, { bearer: dora });
    expect(text).not.toMatch(/anna|emil|gina|hugo|@example/);
  });

  it("sends the filtered rows as a file with its sums", async () => {
    const query = { sort: "username", level: "1" };
    const answer = await sandbox.call(networkExport, { bearer: anna, query });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/network-\d{4}-\d\d-\d\d\.csv/);
    const [head, ...rows] = answer.text.trim().split("\r\n");
    expect(head).toContain("username,name,e-mail,sponsor,level,leg,joined,status");
    expect(rows.map((row) => row.split(",")[0])).toEqual(["dora", "emil", "gina"]);
    expect(rows[0]).toMatch(/^dora,Dora L\.,d••@e••\.com,anna,1,left,.*,6\.750000000000000000$/);
    const foreign = await sandbox.call(networkExport, {
      bearer: dora,
      query: { sponsor: "emil" },
    });
    expect(foreign.status).toBe(404);
  });
});

it("says of the direct referrals who counts, and of the others why not", async () => {
  await join(sandbox, "fresh_1", { refUsername: "anna" });
  const body = {
    fullName: "=1+1 Quist",
    username: "unseen_1",
    email: "unseen@example.net",
    password: "Merlin-2026!",
    parentUsername: "carl",
    position: "right",
  };
  await sandbox.call(contract.tree.createDownline, { bearer: anna, key: randomUUID(), body });
  const answer = (await sandbox.call(directs, { bearer: anna })).value();
  expect(Object.fromEntries(answer.items.map((one) => [one.username, one.status]))).toEqual({
    dora: "active",
    gina: "active",
    emil: "inactive",
    fresh_1: "not_valid",
    unseen_1: "unverified",
  });
  expect(answer.statuses).toEqual({ active: 2, inactive: 1, not_valid: 1, unverified: 1 });
  const query = { status: "unverified" };
  const filtered = (await sandbox.call(directs, { bearer: anna, query })).value();
  expect(filtered).toMatchObject({ total: 1, statuses: { active: 2 } });
  const { text } = await sandbox.call(networkExport, { bearer: anna, query });
  expect(text).toContain("unseen_1,'=1+1 Q.");
});

it("lists commissions with their base, rate, masked buyer and line of the ledger", async () => {
  const answer = (await sandbox.call(commissions, { bearer: anna })).value();
  expect(answer.items.map(({ type, from, amount }) => [type, from, amount])).toEqual([
    ["level2", "fr••d", "2.700000000000000000"],
    ["direct", "gi••a", "6.750000000000000000"],
    ["direct", "em••l", "6.750000000000000000"],
    ["direct", "do••a", "6.750000000000000000"],
  ]);
  expect(answer.items[0]).toMatchObject({
    base: "135.000000000000000000",
    rateBps: 200,
    status: "paid",
    withheldBecause: null,
  });
  expect(answer.totals?.paid).toBe(sumAmounts(answer.items.map(({ amount }) => amount)));
  const params = { id: answer.items[0]?.transactionId ?? "" };
  const line = (await sandbox.call(contract.transaction.detail, { bearer: anna, params })).value();
  expect(line).toMatchObject({ type: "commission_level2", amount: "2.700000000000000000" });
  const level2 = { type: "level2", pageSize: "1" };
  expect((await sandbox.call(commissions, { bearer: anna, query: level2 })).value().total).toBe(1);
  const withheld = { status: "withheld" };
  expect(
    (await sandbox.call(commissions, { bearer: anna, query: withheld })).value(),
  ).toMatchObject({ total: 0, totals: { paid: "0.000000000000000000" } });
});

it("counts joinings by day, month and year without a gap", async () => {
  const points = async (by: string) =>
    (await sandbox.call(joins, { bearer: dora, query: { by } })).value().points;
  const days = await points("day");
  expect(days).toHaveLength(30);
  const gaps = days.map(({ from }) => Date.parse(from) - Date.parse(days[0]?.from ?? ""));
  expect(gaps).toEqual(days.map((_, index) => index * 86_400_000));
  const months = await points("month");
  expect(months).toHaveLength(12);
  const total = (rows: typeof months) => rows.reduce((sum, { members }) => sum + members, 0);
  expect(total(months)).toBe(2);
  expect(total(await points("year"))).toBe(2);
  const hugo = await sandbox.bearerOf("hugo");
  expect(
    (await sandbox.call(joins, { bearer: hugo, query: { by: "year" } })).value().points,
  ).toEqual([expect.objectContaining({ members: 0, directs: 0 })]);
});

it("keeps the preference of placement", async () => {
  const set = (placement: string) =>
    sandbox.call(updatePreference, { bearer: anna, body: { placement } });
  expect((await set("right")).value()).toEqual({ placement: "right" });
  expect((await sandbox.call(summary, { bearer: anna })).value().placement).toBe("right");
  expect((await set("middle")).status).toBe(422);
  await set("auto");
});

describe("a reminder", () => {
  const remind = (userId: string, bearer = anna, key: string = randomUUID()) =>
    sandbox.call(nudge, { bearer, key, body: { userId } });

  it("R11.16 reaches a member of the downline once a day", async () => {
    const key = randomUUID();
    expect((await remind("carl", anna, key)).status).toBe(200);
    expect((await remind("carl", anna, key)).headers.get("idempotent-replayed")).toBe("true");
    expect((await remind("carl")).json()).toMatchObject({ statusCode: 4091 });
    const carl = await sandbox.bearerOf("carl");
    const inbox = (await sandbox.call(contract.notification.list, { bearer: carl })).value();
    const reminders = inbox.items.filter(({ title }) => title === "Time to mine");
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.body).toContain("an••a");
    const row = (await list({ q: "carl" })).items[0];
    expect(row?.canNudge).toBe(false);
    await sandbox.advance(86_400);
    expect((await remind("carl")).status).toBe(200);
  });

  it("does not exist for anybody outside, the member and the sponsor included", async () => {
    for (const userId of ["boris", "emil", "anna", "dora", "nobody_1"]) {
      expect((await remind(userId, dora)).json()).toMatchObject({ statusCode: 4040 });
    }
  });
});

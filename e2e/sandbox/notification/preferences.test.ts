import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { startTestSandbox } from "../testing/start.ts";
import { heldUntil, isTimeZone } from "./quiet-hours.ts";

const { notificationPreferences, saveNotificationPreferences } = contract.notificationPreferences;

const sandbox = await startTestSandbox();
afterAll(() => sandbox?.close());

let bearer = "";
const read = async () => (await sandbox.call(notificationPreferences, { bearer })).value();
const save = (body: object) => sandbox.call(saveNotificationPreferences, { bearer, body });
const titles = async () =>
  (await sandbox.call(contract.notification.list, { bearer }))
    .value()
    .items.map(({ title }) => title);
const all = (isOn: boolean) => ({ inbox: isOn, mail: isOn, push: isOn });

describe("notification preferences", () => {
  beforeEach(async () => {
    await sandbox.control("seed", { profile: "review" });
    bearer = await sandbox.bearerOf("carl");
  });

  it("R14.15 keep what was said, kind by kind, and tell by no other channel", async () => {
    const before = await read();
    expect(before.kinds.map(({ code }) => code)).toEqual([
      ...["security", "money", "mining", "claim", "earning", "prediction", "team"],
    ]);
    expect(before.quiet).toBeNull();
    const deposit = { username: "carl", symbol: "USDT", amount: "1" };
    await sandbox.control("deposit", deposit);
    expect(await titles()).toContain("Deposit received");
    const changed = await save({
      kinds: [{ code: "money", inbox: false, mail: true, push: false }],
    });
    const kinds = changed.value().kinds.filter(({ code }) => code !== "money");
    expect(kinds).toEqual(before.kinds.filter(({ code }) => code !== "money"));
    await sandbox.control("deposit", deposit);
    expect((await titles()).filter((title) => title === "Deposit received")).toHaveLength(1);
    const [mail] = await sandbox.mailsTo("carl@example.com");
    expect(mail).toMatchObject({ kind: "news", subject: "Deposit received" });
  });

  it("R14.15 of security neither inbox nor mail can be turned off, the device can", async () => {
    for (const channels of [
      all(false),
      { ...all(true), mail: false },
      { ...all(true), inbox: false },
    ]) {
      const refused = await save({ kinds: [{ code: "security", ...channels }] });
      expect([refused.status, refused.json().errors]).toEqual([
        422,
        { kinds: [expect.any(String)] },
      ]);
    }
    const saved = await save({ kinds: [{ code: "security", ...all(true), push: false }] });
    expect(saved.value().kinds[0]).toEqual({
      ...{ code: "security", fixed: ["inbox", "mail"], inbox: true, mail: true, push: false },
    });
  });

  it("refuse an unknown kind, hours without a length and a zone that nobody knows", async () => {
    expect(
      (await save({ kinds: [{ code: "weather", ...all(true) }] })).json().errors,
    ).toHaveProperty("kinds");
    const night = { from: "22:00", to: "07:00", timeZone: "Europe/Berlin" };
    for (const wrong of [{ to: "22:00" }, { timeZone: "Mars/Olympus" }, { from: "24:00" }]) {
      const refused = await save({ kinds: [], quiet: { ...night, ...wrong } });
      expect(refused.status, JSON.stringify(wrong)).toBe(422);
    }
    expect((await save({ kinds: [], quiet: night })).value().quiet).toEqual(night);
    expect((await save({ kinds: [] })).value().quiet).toBeNull();
  });

  it("R13.17 a session that ends is told at once, and a reward that waits a day later, once", async () => {
    const username = addMember(sandbox.running);
    bearer = await sandbox.bearerOf(username);
    await sandbox.call(contract.mining.start, { bearer, key: randomUUID() });
    const hours = async (count: number) => {
      await sandbox.advance(count * 3_600);
      bearer = await sandbox.bearerOf(username);
      return (await titles()).filter((title) => title.startsWith("Your mining"));
    };
    expect(await hours(25)).toEqual(["Your mining session has ended"]);
    const both = ["Your mining reward is waiting", "Your mining session has ended"];
    expect(await hours(22)).toHaveLength(1);
    expect(await hours(2)).toEqual(both);
    expect(await hours(72)).toEqual(both);
  });
});

describe("R13.15 quiet hours", () => {
  const berlin = { from: "22:00", to: "07:00", timeZone: "Europe/Berlin" };
  const at = (moment: string, hours: typeof berlin) =>
    new Date(heldUntil(hours, Date.parse(moment))).toISOString();

  it.each([
    ["an evening before", "2026-03-10T20:59:30Z", "2026-03-10T20:59:30.000Z"],
    ["their first minute", "2026-03-10T21:00:00Z", "2026-03-11T06:00:00.000Z"],
    ["their last minute", "2026-03-11T05:59:59Z", "2026-03-11T06:00:00.000Z"],
    ["the morning after", "2026-03-11T06:00:00Z", "2026-03-11T06:00:00.000Z"],
    ["a night of 23 hours", "2026-03-28T23:30:00Z", "2026-03-29T05:00:00.000Z"],
    ["a night of 25 hours", "2026-10-24T21:30:00Z", "2026-10-25T06:00:00.000Z"],
  ])("hold what is due in %s until they are over", (_, moment, expected) => {
    expect(at(moment, berlin)).toBe(expected);
  });

  it("end as a clock on the wall shows it, also in an hour that is skipped or comes twice", () => {
    const spring = { ...berlin, to: "02:30" };
    expect(at("2026-03-28T23:30:00Z", spring)).toBe("2026-03-29T01:00:00.000Z");
    expect(at("2026-10-24T22:30:00Z", spring)).toBe("2026-10-25T00:30:00.000Z");
    expect(at("2026-10-25T01:10:00Z", spring)).toBe("2026-10-25T01:30:00.000Z");
    const noon = { from: "12:00", to: "13:00", timeZone: "Asia/Kathmandu" };
    expect(at("2026-06-01T06:20:00Z", noon)).toBe("2026-06-01T07:15:00.000Z");
    expect(isTimeZone("Europe/Berlin")).toBe(true);
  });
});

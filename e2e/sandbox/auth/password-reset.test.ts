import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByLogin } from "../account/member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { changePassword } from "./password-change.ts";
import { endAllSessions, openSession } from "./sessions.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { forgot, resetPassword } = contract.public;
const { profile } = contract.account;
const { refresh } = contract.auth;

const ask = (email: string) => sandbox.call(forgot, { body: { email } });
const reset = (token: string, password: string, confirmPassword = password) =>
  sandbox.call(resetPassword, { body: { token, password, confirmPassword } });
const linkFor = async (username: string) => {
  await ask(`${username}@example.com`);
  return sandbox.mailedToken(`${username}@example.com`, "reset-password");
};

describe("asking for a link", () => {
  it("R4.4 answers known and unknown addresses alike and mails known ones only", async () => {
    const known = await ask("Carl@Example.com");
    const unknown = await ask("nobody@example.com");
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.text).toBe(unknown.text);
    const [mail] = await sandbox.mailsTo("carl@example.com");
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    expect(await sandbox.mailsTo("nobody@example.com")).toEqual([]);
  });

  it.each(["emil@example.com", "stranger@example.com"])(
    "lets %s be named three times in fifteen minutes, then tells how long to wait",
    async (email) => {
      for (let time = 1; time <= 3; time += 1) expect((await ask(email)).status).toBe(200);
      const fourth = await ask(email.toUpperCase());
      expect([fourth.status, fourth.json().statusCode]).toEqual([429, 4290]);
      expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
      expect((await ask("another@example.com")).status).toBe(200);
    },
  );

  it("R5.1 refuses what is no address on its field", async () => {
    expect((await ask("carl")).json().errors).toEqual({
      email: ["Enter a complete email address."],
    });
  });

  it("keeps no token that could be read from the database", async () => {
    const token = await linkFor("gina");
    const rows = sandbox.running.sandbox.database.all("SELECT * FROM mail_token");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("following the link", () => {
  it("R4.4 sets the password, ends every session, holds withdrawals for a day and says so", async () => {
    await sandbox.advance(3_600);
    const before = await sandbox.login("dora");
    const token = await linkFor("dora");
    expect((await reset(token, "Fresh-2026!")).status).toBe(200);
    const ended = await sandbox.call(profile, { bearer: before.accessToken });
    expect(ended.json().statusCode).toBe(5001);
    expect((await sandbox.call(refresh, { bearer: before.refreshToken })).status).toBe(401);

    const { accessToken: bearer } = await sandbox.login("dora", "Fresh-2026!");
    const { securityHoldUntil } = (await sandbox.call(profile, { bearer })).value();
    const { json } = await sandbox.control("state");
    const hours = (Date.parse(securityHoldUntil ?? "") - Date.parse(json.clock.now)) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const mails = await sandbox.mailsTo("dora@example.com");
    const notice = mails.find(({ kind }) => kind === "password-changed");
    expect(notice?.text).toMatch(
      / Withdrawals are paused until \w{3} \d+, \d{4}, [\d:]+\s[AP]M \S+\. /,
    );
  });

  it("works once, and the member's other links die with it", async () => {
    const first = await linkFor("fred");
    const second = await linkFor("fred");
    expect((await reset(second, "Fresh-2026!")).status).toBe(200);
    for (const token of [first, second]) {
      const answer = await reset(token, "Other-2026!");
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["token"]]);
    }
    expect((await sandbox.login("fred", "Fresh-2026!")).accessToken).not.toBe("");
  });

  it("lets one of two simultaneous resets win", async () => {
    const token = await linkFor("boris");
    const answers = await Promise.all([reset(token, "First-2026!"), reset(token, "Second-2026!")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("R4.4 is not undone by a change of the password that was under way", async () => {
    const { database } = sandbox.running.sandbox;
    const member = findByLogin(database, "hugo");
    if (!member) throw new Error("There is no hugo");
    const visitor = { agent: null, address: null };
    const session = { id: openSession(database, member.id, false, visitor) };
    const newPassword = "Thief-2026!";
    const changing = changePassword(
      sandbox.running.sandbox,
      { member, session, visitor },
      { currentPassword: "Merlin-2026!", newPassword, confirmPassword: newPassword },
      (work) => database.transaction(work),
    );
    endAllSessions(database, member.id);
    await expect(changing).rejects.toMatchObject({ status: 401 });
    expect((await sandbox.login("hugo")).accessToken).not.toBe("");
  });

  it("R11.5 fails after an hour of real time, unknown or malformed, on the field token", async () => {
    const token = await linkFor("hugo");
    const { database } = sandbox.running.sandbox;
    const row = database.get<{ left: number }>(
      "SELECT max(expires_at) - ? AS left FROM mail_token WHERE kind = 'reset-password'",
      Date.now(),
    );
    expect(row?.left).toBeGreaterThan(59 * 60_000);
    expect(row?.left).toBeLessThanOrEqual(60 * 60_000);
    await sandbox.control("tokens", { expireLinks: true });
    for (const dead of [token, "unknown-but-well-formed", "<script>"]) {
      const answer = await reset(dead, "Fresh-2026!");
      expect(answer.json().errors).toEqual({
        token: ["This link has expired, was already used or isn’t ours."],
      });
    }
  });

  it("R5.1 keeps the link alive while the password breaks a rule or is not repeated", async () => {
    const token = await linkFor("anna");
    expect((await reset(token, "short")).json().errors.password).toContain(
      "Use at least 8 characters.",
    );
    const unequal = await reset(token, "Fresh-2026!", "Other-2026!");
    expect(Object.keys(unequal.json().errors)).toEqual(["confirmPassword"]);
    expect((await reset(token, "Fresh-2026!")).status).toBe(200);
  });

  it("unlocks a member whom wrong passwords had locked out", async () => {
    const body = { username: "erik", password: "wrong" };
    for (let time = 0; time < 5; time += 1) await sandbox.call(contract.auth.login, { body });
    expect((await sandbox.call(contract.auth.login, { body })).status).toBe(423);
    expect((await reset(await linkFor("erik"), "Fresh-2026!")).status).toBe(200);
    expect((await sandbox.login("erik", "Fresh-2026!")).validGG2FA).toBe(false);
  });
});

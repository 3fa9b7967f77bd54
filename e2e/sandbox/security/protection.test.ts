import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addPasskey, lockFor, proofByCode, signInByPasskey } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { freshCode, latest, request } from "../testing/withdrawing.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const ERIK = "erik@example.com";
const { securityCheck, securityEvents } = contract.securityCheck;
const { freeze } = contract.freeze;
const { freezeByMail, requestUnfreeze, unfreeze } = contract.freezeLink;
const { login, refresh } = contract.auth;
const HOUR = 3_600;
const DAY = 24 * HOUR;

const PASSWORD = "Merlin-2026!";
const OTHER = "Return-2026!";

async function freezeToken(): Promise<string> {
  for (const { text } of await sandbox.mailsTo(ERIK)) {
    const token = /\/freeze\?token=([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error("No mail to erik has a link to freeze by");
}

const profileOf = (bearer: string) => sandbox.call(contract.account.profile, { bearer });

describe("R14.1 the check-up", () => {
  it("has a score that equals its items", async () => {
    const scores = [];
    for (const name of ["anna", "erik", "newt"]) {
      const bearer = await sandbox.bearerOf(name);
      const { score, items } = (await sandbox.call(securityCheck, { bearer })).value();
      const done = items.filter(({ state }) => state === "done");
      expect(score, name).toBe(done.reduce((sum, { weight }) => sum + weight, 0));
      expect(items.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      scores.push(score);
    }
    expect(new Set(scores).size).toBe(3);
  });
});

describe("R14.2–R14.5 a freeze", () => {
  it("R14.2 comes by one POST with the token of a mail, which is good once", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const token = await freezeToken();
    const opened = await fetch(`${sandbox.url}/public/client/freeze?token=${token}`);
    expect(opened.status).toBeGreaterThanOrEqual(400);
    expect((await profileOf(bearer)).status).toBe(200);
    expect((await sandbox.call(freezeByMail, { body: { token } })).status).toBe(200);
    expect((await profileOf(bearer)).status).toBe(401);
    const again = () => sandbox.call(freezeByMail, { body: { token } });
    expect((await again()).status).toBe(200);
    await comeBack();
    expect(Object.keys((await again()).json().errors)).toEqual(["token"]);
  });

  it("R14.3 ends every session, and what was not sent rests until 72 hours after the return", async () => {
    const [one, two] = [await sandbox.bearerOf("erik"), await sandbox.login("erik")];
    expect((await request(sandbox, one)).status).toBe(200);
    expect((await sandbox.call(freeze, { bearer: one })).status).toBe(204);
    for (const bearer of [one, two.gg2FAToken]) {
      expect((await profileOf(bearer)).status).toBe(401);
    }
    expect((await sandbox.call(refresh, { bearer: two.refreshToken })).status).toBe(401);
    await sandbox.advance(2 * DAY);
    const { database } = sandbox.running.sandbox;
    const status = () =>
      database.get<{ status: string }>("SELECT status FROM withdrawal ORDER BY id DESC LIMIT 1")
        ?.status;
    expect(status()).toBe("requested");

    await comeBack();
    expect(status()).toBe("requested");
    await sandbox.advance(71 * HOUR);
    expect(status()).toBe("requested");
    await sandbox.advance(2 * HOUR);
    expect(status()).toBe("confirmed");
  });

  async function comeBack(): Promise<string> {
    await sandbox.call(requestUnfreeze, { body: { email: ERIK } });
    const token = await sandbox.mailedToken(ERIK, "unfreeze");
    const body = { token, password: OTHER, confirmPassword: OTHER };
    expect((await sandbox.call(unfreeze, { body })).status).toBe(200);
    const { gg2FAToken } = await sandbox.login("erik", OTHER);
    const code = await freshCode(sandbox);
    const { twoFactorValid } = contract.account;
    return (await sandbox.call(twoFactorValid, { bearer: gg2FAToken, body: { code } })).value()
      .accessToken;
  }

  it("R14.4 is told to right credentials alone", async () => {
    await sandbox.call(freeze, { bearer: await sandbox.bearerOf("erik") });
    const tries = [
      { username: "erik", password: PASSWORD },
      { username: "erik", password: "Wrong-2026!" },
      { username: "nobody", password: PASSWORD },
    ];
    const codes = [];
    for (const body of tries) codes.push((await sandbox.call(login, { body })).json().statusCode);
    expect(codes).toEqual([4037, 4220, 4220]);
    const answers = [];
    for (const email of [ERIK, "anna@example.com", "nobody@example.com"]) {
      answers.push((await sandbox.call(requestUnfreeze, { body: { email } })).text);
    }
    expect(new Set(answers).size).toBe(1);
    expect(
      (await sandbox.mailsTo("anna@example.com")).some(({ kind }) => kind === "unfreeze"),
    ).toBe(false);
  });

  it("R14.5 is left by mail and factor, and then holds withdrawals for 72 hours", async () => {
    await sandbox.call(freeze, { bearer: await sandbox.bearerOf("erik") });
    const bearer = await comeBack();
    const { securityHoldUntil } = (await profileOf(bearer)).value();
    expect(Date.parse(securityHoldUntil ?? "") - Date.now()).toBeCloseTo(72 * HOUR * 1000, -5);
    const told = (await sandbox.mailsTo(ERIK)).filter(({ kind }) => kind === "freeze");
    expect(told[0]?.subject).toBe("Your account is open again");
    expect(told[0]?.text).toMatch(/If this wasn’t you, freeze your account: \S+\/freeze\?token=/);
    expect(told[0]?.text).not.toContain("/unfreeze");
    const refused = await request(sandbox, bearer);
    expect(refused.json()).toMatchObject({ statusCode: 4033, until: securityHoldUntil });
  });

  async function annaBeforeReturn() {
    const bearer = await sandbox.bearerOf("anna");
    const added = await addPasskey(sandbox, bearer, { currentPassword: PASSWORD });
    await sandbox.call(freeze, { bearer });
    expect((await signInByPasskey(sandbox, added.passkey)).json().statusCode).toBe(4037);
    const email = "anna@example.com";
    await sandbox.call(requestUnfreeze, { body: { email } });
    const token = await sandbox.mailedToken(email, "unfreeze");
    const body = { token, password: OTHER, confirmPassword: OTHER };
    await sandbox.call(unfreeze, { body });
    return { ...added, body };
  }

  it("R14.5 is left by a recovery code where the only passkey is lost, and by no other code", async () => {
    const { recoveryCodes } = await annaBeforeReturn();
    const owing = await sandbox.login("anna", OTHER);
    expect([owing.accessToken, owing.validGG2FA]).toEqual(["", false]);
    expect((await sandbox.call(refresh, { bearer: owing.refreshToken })).status).toBe(401);
    const enter = (code: string) =>
      sandbox.call(contract.account.twoFactorValid, {
        ...{ bearer: owing.gg2FAToken, body: { code } },
      });
    expect((await enter("123456")).status).toBe(422);
    const { accessToken } = (await enter(recoveryCodes?.[0] ?? "")).value();
    const { securityHoldUntil } = (await profileOf(accessToken)).value();
    expect(Date.parse(securityHoldUntil ?? "") - Date.now()).toBeCloseTo(72 * HOUR * 1000, -5);
    expect((await sandbox.login("anna", OTHER)).validGG2FA).toBe(true);
  });

  it("R14.5 is left by a passkey too, after the mail, and by nobody who has a password alone", async () => {
    const { passkey, body } = await annaBeforeReturn();
    sandbox.running.sandbox.database.run("UPDATE recovery_code SET used_at = ?", Date.now());
    const alone = await sandbox.call(login, { body: { username: "anna", password: OTHER } });
    expect(alone.json().statusCode).toBe(4036);
    expect((await signInByPasskey(sandbox, passkey)).status).toBe(200);

    await sandbox.call(freeze, { bearer: await sandbox.bearerOf("carl") });
    await sandbox.call(requestUnfreeze, { body: { email: "carl@example.com" } });
    const link = await sandbox.mailedToken("carl@example.com", "unfreeze");
    const lacking = await sandbox.call(unfreeze, { body: { ...body, token: link } });
    expect(lacking.json().statusCode).toBe(4037);
  });
});

describe("R14.9 a sensitive change", () => {
  it("is told by one mail, one notice and one entry of the log, with device and way to freeze", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const headers = { "x-forwarded-for": "203.0.113.57" };
    const { database } = sandbox.running.sandbox;
    const count = (table: string) =>
      database.get<{ count: number }>(
        `SELECT count(*) AS count FROM ${table} WHERE member_id = (SELECT id FROM member WHERE username = 'erik')`,
      )?.count ?? 0;
    const { updateSettings, twoFactorRecoveryCodes } = contract.account;
    await sandbox.call(updateSettings, { bearer, body: { antiPhishing: "Blue heron" } });

    const changes: Record<string, () => Promise<unknown>> = {
      "address_lock on": () =>
        sandbox.call(updateSettings, { bearer, headers, body: { addressLock: true } }),
      "recovery_codes changed": async () =>
        sandbox.call(twoFactorRecoveryCodes, {
          ...{ bearer, headers },
          body: { code: await freshCode(sandbox) },
        }),
      "withdrawal requested": () => request(sandbox, bearer),
      "withdrawal_lock on": () => lockFor(sandbox, bearer, 1),
      "passkey added": async () => {
        const proof = await proofByCode(sandbox, bearer, "passkey_add");
        await addPasskey(sandbox, bearer, { proof });
      },
      "password changed": async () => {
        const proof = await proofByCode(sandbox, bearer, "password_change");
        const body = {
          currentPassword: PASSWORD,
          newPassword: OTHER,
          confirmPassword: OTHER,
          proof,
        };
        await sandbox.call(contract.security.changePassword, { bearer, body });
      },
      "two_factor off": async () => {
        const body = { code: await freshCode(sandbox) };
        await sandbox.call(contract.account.twoFactorDisable, { bearer, body });
      },
      "new_device added": async () => {
        await sandbox.call(login, {
          headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Firefox/128.0" },
          body: { username: "erik", password: OTHER },
        });
      },
      "freeze on": () => sandbox.call(freeze, { bearer }),
    };
    for (const [name, change] of Object.entries(changes)) {
      const before = ["mail", "notification", "security_event"].map(count);
      await change();
      const after = ["mail", "notification", "security_event"].map(count);
      const told = after.map((number, index) => number - (before[index] ?? 0));
      expect(told, name).toEqual([1, 1, 1]);
      const [mail] = await sandbox.mailsTo(ERIK);
      expect(mail?.text, name).toContain("Blue heron");
      expect(mail?.text, name).toMatch(/\n\n\w{3} \d+, \d{4}, [\d:]+\s[AP]M \S+, /);
      expect(mail?.text, name).toMatch(name === "freeze on" ? /\/unfreeze/ : /\/freeze\?token=/);
    }
    const own = await sandbox.login("anna");
    const query = { page: "1", pageSize: "2" };
    const list = await sandbox.call(securityEvents, { bearer: own.accessToken, query });
    expect(list.value().items.length).toBeLessThanOrEqual(2);
    const kinds = database
      .all<{ kind: string; outcome: string }>(
        "SELECT kind, outcome FROM security_event WHERE member_id = (SELECT id FROM member WHERE username = 'erik') ORDER BY id",
      )
      .map(({ kind, outcome }) => `${kind} ${outcome}`);
    expect(kinds.slice(1)).toEqual(Object.keys(changes));
    const mails = (await sandbox.mailsTo(ERIK)).map(({ text }) => text).join("\n");
    expect(mails).toContain("203.0.113.*");
    expect(mails).not.toContain("203.0.113.57");
    expect(await latestOf(own.accessToken)).toBeUndefined();
  });

  it("names the browser of the session by which it came, in mail and log, though the call names none", async () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
    const { accessToken: bearer } = await sandbox.login("anna", PASSWORD, { "user-agent": agent });
    const headers = { "user-agent": "" };
    const body = { addressLock: true };
    await sandbox.call(contract.account.updateSettings, { bearer, headers, body });
    const [mail] = await sandbox.mailsTo("anna@example.com");
    expect(mail?.text).toContain(", Firefox 128 on Linux, address ");
    const { items } = (await sandbox.call(securityEvents, { bearer, query: {} })).value();
    expect(items[0]).toMatchObject({ kind: "address_lock", agent });
    await sandbox.call(freeze, { bearer, headers });
    expect((await sandbox.mailsTo("anna@example.com"))[0]?.text).toContain("Firefox 128 on Linux");
  });

  it("speaks of a browser without a name in German as a member does", async () => {
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE member SET language = 'de-DE' WHERE username = 'anna'");
    await sandbox.login("anna", PASSWORD, { "user-agent": "" });
    const [mail] = await sandbox.mailsTo("anna@example.com");
    expect(mail?.text).toContain("mit diesem Gerät angemeldet: ein unbekanntes Gerät (Adresse ");
    expect(mail?.text).toMatch(/, ein unbekanntes Gerät \(Adresse /);
  });

  const latestOf = (bearer: string) => latest(sandbox, bearer);
});

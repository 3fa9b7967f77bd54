import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { sessions, revokeSession, revokeOtherSessions, loginHistory, changePassword } =
  contract.security;
const { profile, twoFactorValid } = contract.account;
const { login, refresh } = contract.auth;

const PASSWORD = "Merlin-2026!";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const signIn = (username: string, agent: string, address = "203.0.113.57") =>
  sandbox.login(username, PASSWORD, { "user-agent": agent, "x-forwarded-for": address });
const statusOf = async (bearer: string) => (await sandbox.call(profile, { bearer })).status;
const listOf = async (bearer: string) => (await sandbox.call(sessions, { bearer })).value();

describe("devices", () => {
  it("are named by their user agent, with a hidden address and the current one marked", async () => {
    const { accessToken: bearer } = await signIn("carl", FIREFOX);
    await signIn("carl", IPHONE, "2001:db8:1:2::3");
    const list = await listOf(bearer);
    expect(list).toHaveLength(2);
    expect(list.find(({ current }) => current)).toMatchObject({
      device: "Computer",
      os: "Linux",
      browser: "Firefox 128",
      ipMasked: "203.0.113.*",
      city: null,
    });
    expect(list.find(({ current }) => !current)).toMatchObject({
      device: "Phone",
      os: "iOS",
      browser: "Safari 17",
      ipMasked: "2001:db8:1:*",
    });
  });

  it("are ended one by one, but never another member's", async () => {
    const own = await signIn("gina", FIREFOX);
    const other = await signIn("gina", IPHONE);
    const stranger = await signIn("hugo", FIREFOX);
    const [foreign] = await listOf(stranger.accessToken);
    const end = (id = "") =>
      sandbox.call(revokeSession, { bearer: own.accessToken, params: { id } });
    expect((await end(foreign?.id)).json().statusCode).toBe(4040);
    expect(await statusOf(stranger.accessToken)).toBe(200);

    const target = (await listOf(own.accessToken)).find(({ current }) => !current);
    const ended = await end(target?.id);
    expect([ended.status, ended.text]).toEqual([204, ""]);
    expect((await end(target?.id)).status).toBe(404);
    expect(await statusOf(other.accessToken)).toBe(401);
    expect(await listOf(own.accessToken)).toHaveLength(1);
  });

  it("are ended all but this one, also one that still owes its second factor", async () => {
    const first = await signIn("erik", FIREFOX);
    const passed = await sandbox.call(twoFactorValid, {
      bearer: first.gg2FAToken,
      body: { code: await sandbox.usableCode("erik") },
    });
    const bearer = passed.value().accessToken;
    const waiting = await signIn("erik", IPHONE);
    expect(await listOf(bearer)).toHaveLength(1);
    expect((await sandbox.call(revokeOtherSessions, { bearer })).status).toBe(204);
    const late = await sandbox.call(twoFactorValid, {
      bearer: waiting.gg2FAToken,
      body: { code: await sandbox.usableCode("erik") },
    });
    expect(late.json().statusCode).toBe(5001);
    expect(await statusOf(bearer)).toBe(200);
  });

  it("are announced by mail once for each user agent", async () => {
    for (const agent of [FIREFOX, FIREFOX, IPHONE, FIREFOX]) await signIn("emil", agent);
    const mails = await sandbox.mailsTo("emil@example.com");
    expect(mails.map(({ kind }) => kind)).toEqual(["new-device", "new-device"]);
    expect(mails[0]?.text).toContain("Safari 17 on iOS, address 203.0.113.*");
    expect(mails[0]?.link).toBe("http://localhost:3000/setting/security");
  });
});

describe("the login history", () => {
  it("records every attempt with its result, newest first, and a code by its session's agent", async () => {
    const headers = { "user-agent": FIREFOX, "x-forwarded-for": "203.0.113.57" };
    const wrong = { username: "boris", password: "wrong" };
    await sandbox.call(login, { body: wrong, headers });
    const { gg2FAToken: bearer } = await signIn("boris", FIREFOX);
    await sandbox.call(twoFactorValid, { bearer, body: { code: "000000" }, headers });
    const code = await sandbox.usableCode("boris");
    const bare = { ...headers, "user-agent": "" };
    const passed = await sandbox.call(twoFactorValid, { bearer, body: { code }, headers: bare });
    const { accessToken } = passed.value();
    for (let time = 0; time < 6; time += 1) await sandbox.call(login, { body: wrong, headers });

    const read = async (query = {}) =>
      (await sandbox.call(loginHistory, { bearer: accessToken, query })).value();
    const { items, page, pageSize, total } = await read();
    expect({ page, pageSize, total }).toEqual({ page: 1, pageSize: 20, total: 10 });
    expect(items.map(({ result }) => result)).toEqual([
      "locked",
      ...Array(5).fill("wrong_password"),
      "success",
      "wrong_code",
      "second_factor",
      "wrong_password",
    ]);
    expect(items[6]).toMatchObject({ agent: FIREFOX, ipMasked: "203.0.113.*" });
    const last = await read({ page: "3", pageSize: "4" });
    expect(last.items).toEqual(items.slice(8));
    expect((await read({ page: "9" })).items).toEqual([]);
    const beyond = await sandbox.call(loginHistory, {
      bearer: accessToken,
      query: { pageSize: "101" },
    });
    expect(beyond.status).toBe(422);
  });
});

describe("changing the password", () => {
  const change = (bearer: string, body: object) => sandbox.call(changePassword, { bearer, body });
  const form = { currentPassword: PASSWORD, newPassword: "Next-2026!" };

  it("R5.1 names the field that is wrong and changes nothing", async () => {
    const { accessToken: bearer } = await signIn("dora", FIREFOX);
    const errorsOf = async (body: object) =>
      Object.keys(
        (await change(bearer, { ...form, confirmPassword: "Next-2026!", ...body })).json().errors,
      );
    expect(await errorsOf({ currentPassword: "wrong" })).toEqual(["currentPassword"]);
    expect(await errorsOf({ newPassword: "weak" })).toEqual(["newPassword"]);
    expect(await errorsOf({ confirmPassword: "Other-2026!" })).toEqual(["confirmPassword"]);
    expect(await errorsOf({ newPassword: PASSWORD, confirmPassword: PASSWORD })).toEqual([
      "newPassword",
    ]);
    expect(await sandbox.mailsTo("dora@example.com")).toHaveLength(1);
    expect(await statusOf((await signIn("dora", FIREFOX)).accessToken)).toBe(200);
  });

  it("stops guessing after five wrong passwords without locking the sign-in", async () => {
    const { accessToken: bearer } = await signIn("hugo", FIREFOX);
    const wrong = { ...form, currentPassword: "wrong", confirmPassword: "Next-2026!" };
    for (let time = 0; time < 5; time += 1) expect((await change(bearer, wrong)).status).toBe(422);
    const locked = await change(bearer, { ...wrong, currentPassword: PASSWORD });
    expect([locked.status, locked.json().statusCode]).toEqual([429, 4290]);
    expect((await signIn("hugo", FIREFOX)).validGG2FA).toBe(true);
  });

  it("R11.5 ends the other sessions, kills reset links, holds withdrawals and mails it", async () => {
    const own = await signIn("fred", FIREFOX);
    const other = await signIn("fred", IPHONE);
    await sandbox.call(contract.public.forgot, { body: { email: "fred@example.com" } });
    const token = await sandbox.mailedToken("fred@example.com", "reset-password");
    const answer = await change(own.accessToken, { ...form, confirmPassword: "Next-2026!" });
    expect(answer.status).toBe(200);

    expect(await statusOf(other.accessToken)).toBe(401);
    expect((await sandbox.call(refresh, { bearer: other.refreshToken })).status).toBe(401);
    expect((await sandbox.call(refresh, { bearer: own.refreshToken })).status).toBe(200);
    const user = (await sandbox.call(profile, { bearer: own.accessToken })).value();
    const hours = (Date.parse(user.securityHoldUntil ?? "") - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const [mail] = await sandbox.mailsTo("fred@example.com");
    expect(mail).toMatchObject({ kind: "password-changed" });

    const late = await sandbox.call(contract.public.resetPassword, {
      body: { token, password: "Later-2026!", confirmPassword: "Later-2026!" },
    });
    expect(Object.keys(late.json().errors)).toEqual(["token"]);
    const old = await sandbox.call(login, { body: { username: "fred", password: PASSWORD } });
    expect(old.status).toBe(422);
    expect((await sandbox.login("fred", "Next-2026!")).validGG2FA).toBe(true);
  });
});

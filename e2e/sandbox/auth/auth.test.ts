import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByLogin } from "../account/member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { checkCredentials } from "./login.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { login, refresh, logout, resendActivation } = contract.auth;
const { profile, twoFactorValid } = contract.account;

describe("sign-in", () => {
  it("accepts the username or the e-mail address in any case and gives an access token", async () => {
    for (const username of ["anna", "ANNA", "Anna@Example.com"]) {
      const tokens = await sandbox.login(username);
      expect(tokens).toMatchObject({ validGG2FA: true, gg2FAToken: "" });
      expect((await sandbox.call(profile, { bearer: tokens.accessToken })).status).toBe(200);
    }
  });

  it("answers a wrong password and an unknown name alike", async () => {
    const answers = await Promise.all(
      ["gina", "nobody"].map((username) =>
        sandbox.call(login, { body: { username, password: "wrong" } }),
      ),
    );
    const [wrong, unknown] = answers.map((answer) => ({ ...answer.json(), requestId: "" }));
    expect(wrong).toMatchObject({ statusCode: 4220, errors: { _: [expect.any(String)] } });
    expect(unknown).toEqual(wrong);
  });

  it.each([
    ["a freeze", "UPDATE member SET frozen_at = 1 WHERE username = 'fred'", 4037],
    ["a new password", "UPDATE member SET password_hash = 'other' WHERE username = 'fred'", 4220],
    ["a demand", "UPDATE member SET passkey_required = 1 WHERE username = 'fred'", 4036],
  ])(
    "R14.3 goes by what holds once the password is checked: %s came meanwhile",
    async (_, change, code) => {
      const { sandbox: inner } = sandbox.running;
      const { database } = inner;
      const fred = findByLogin(database, "fred");
      const checking = checkCredentials(
        inner,
        { username: "fred", password: "Merlin-2026!" },
        { agent: null, address: null },
      );
      database.run(change);
      const refusal = await checking.catch((error: unknown) => error);
      database.run(
        "UPDATE member SET frozen_at = NULL, passkey_required = 0, password_hash = ? WHERE username = 'fred'",
        fred?.passwordHash ?? "",
      );
      expect(refusal).toMatchObject({ code });
    },
  );

  it("R11.5 locks the account after five failures, also for the right password, and says until when", async () => {
    const body = { username: "hugo", password: "wrong" };
    for (let failure = 1; failure <= 5; failure += 1) {
      expect((await sandbox.call(login, { body })).status).toBe(422);
    }
    const locked = await sandbox.call(login, { body: { ...body, password: "Merlin-2026!" } });
    expect(locked.status).toBe(423);
    expect(locked.json()).toMatchObject({ statusCode: 4230, until: expect.stringMatching(/Z$/) });
    const waitMs = Date.parse(locked.json().until) - Date.now();
    expect(waitMs).toBeGreaterThan(14 * 60_000);
    expect(waitMs).toBeLessThanOrEqual(15 * 60_000);
  });

  it("names the missing fields", async () => {
    const answer = await sandbox.call(login, { body: {} });
    expect(answer.json().errors).toEqual({
      username: ["This field is required."],
      password: ["This field is required."],
    });
  });
});

describe("tokens", () => {
  it("refreshes an access token as often as asked, without rotation", async () => {
    const { refreshToken } = await sandbox.login("anna");
    for (let round = 0; round < 2; round += 1) {
      const { accessToken } = (await sandbox.call(refresh, { bearer: refreshToken })).value();
      expect((await sandbox.call(profile, { bearer: accessToken })).status).toBe(200);
    }
  });

  it("answers 5000 for an expired access token and 5001 for a forged, missing or misplaced one", async () => {
    const { accessToken, refreshToken } = await sandbox.login("anna");
    await sandbox.control("tokens", { expireAll: true });
    const expired = await sandbox.call(profile, { bearer: accessToken });
    expect([expired.status, expired.json().statusCode]).toEqual([401, 5000]);
    const [head, body] = accessToken.split(".");
    for (const bearer of [`${head}.${body}.AAAA`, "nonsense", refreshToken, ""]) {
      const answer = await sandbox.call(profile, { bearer });
      expect([answer.status, answer.json().statusCode]).toEqual([401, 5001]);
    }
    const misplaced = await sandbox.call(refresh, { bearer: accessToken });
    expect(misplaced.json().statusCode).toBe(5001);
    expect((await sandbox.call(refresh, { bearer: refreshToken })).status).toBe(200);
  });

  it("gives new access tokens the lifetime that the control API sets", async () => {
    await sandbox.control("tokens", { accessTtlSeconds: 0 });
    const { accessToken } = await sandbox.login("anna");
    const { json: changed } = await sandbox.control("tokens", { accessTtlSeconds: 900 });
    expect(changed).toEqual({ accessTtlSeconds: 900 });
    const answer = await sandbox.call(profile, { bearer: accessToken });
    expect(answer.json().statusCode).toBe(5000);
  });

  it("revokes every session of a member", async () => {
    const { accessToken, refreshToken } = await sandbox.login("fred");
    expect((await sandbox.control("tokens", { revoke: "fred" })).json.revoked).toBe(1);
    expect((await sandbox.call(profile, { bearer: accessToken })).json().statusCode).toBe(5001);
    expect((await sandbox.call(refresh, { bearer: refreshToken })).json().statusCode).toBe(5001);
  });
});

describe("logout", () => {
  it("is 5000 for an expired access token, which ends nothing", async () => {
    const { accessToken, refreshToken } = await sandbox.login("anna");
    await sandbox.control("tokens", { expireAll: true });
    const answer = await sandbox.call(logout, { bearer: accessToken });
    expect([answer.status, answer.json().statusCode]).toEqual([401, 5000]);
    expect((await sandbox.call(refresh, { bearer: refreshToken })).status).toBe(200);
  });

  it("ends its own session only", async () => {
    const gone = await sandbox.login("anna");
    const other = await sandbox.login("anna");
    const answer = await sandbox.call(logout, { bearer: gone.accessToken });
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await sandbox.call(refresh, { bearer: gone.refreshToken })).status).toBe(401);
    expect((await sandbox.call(refresh, { bearer: other.refreshToken })).status).toBe(200);
  });

  it("ends a pending session by its second-factor token", async () => {
    const { gg2FAToken } = await sandbox.login("erik");
    expect((await sandbox.call(logout, { bearer: gg2FAToken })).status).toBe(204);
    const code = await sandbox.usableCode("erik");
    const late = await sandbox.call(twoFactorValid, { bearer: gg2FAToken, body: { code } });
    expect(late.json().statusCode).toBe(5001);
  });

  it("refuses a refresh token", async () => {
    const { refreshToken } = await sandbox.login("anna");
    expect((await sandbox.call(logout, { bearer: refreshToken })).json().statusCode).toBe(5001);
  });
});

describe("sending the activation link again", () => {
  it("refuses unknown ids and confirmed addresses", async () => {
    const unknown = await sandbox.call(resendActivation, { params: { tokenOrId: "unknown" } });
    expect([unknown.status, unknown.json().statusCode]).toEqual([404, 4040]);
    const row = sandbox.running.sandbox.database.get<{ resend_id: string }>(
      "SELECT resend_id FROM member WHERE username = 'anna'",
    );
    const params = { tokenOrId: row?.resend_id ?? "" };
    expect((await sandbox.call(resendActivation, { params })).status).toBe(409);
  });

  it("sends one mail in thirty seconds and tells how long to wait", async () => {
    const row = sandbox.running.sandbox.database.get<{ resend_id: string }>(
      "SELECT resend_id FROM member WHERE username = 'newt'",
    );
    const params = { tokenOrId: row?.resend_id ?? "" };
    expect((await sandbox.call(resendActivation, { params })).status).toBe(200);
    const again = await sandbox.call(resendActivation, { params });
    expect(again.json().statusCode).toBe(4290);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(25);
    const mails = await sandbox.mailsTo("newt@example.com");
    expect(mails.map(({ kind }) => kind)).toEqual(["verify-email", "verify-email"]);
    expect(mails[0]?.link).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/);
  });
});

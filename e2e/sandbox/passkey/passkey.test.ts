import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { SEED_PASSWORD } from "../seed/profiles.ts";
import { addPasskey, proofByCode, proofByPasskey, signInByPasskey } from "../testing/protecting.ts";
import { softwarePasskey } from "../testing/software-passkey.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { passkeys, passkeyOptions, renamePasskey, removePasskey, requirePasskey } = contract.passkey;
const { loginPasskey, loginPasskeyOptions, login } = contract.auth;

let sandbox: TestSandbox;
let bearer = "";

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

beforeEach(async () => {
  await sandbox.control("seed", { profile: "review" });
  bearer = await sandbox.bearerOf("erik");
});

async function added(options?: Parameters<typeof addPasskey>[3]) {
  const proof = await proofByCode(sandbox, bearer, "passkey_add");
  return addPasskey(sandbox, bearer, { proof }, options);
}

describe("signing in", () => {
  it("R12.1 a passkey added with a code signs in without password, past both factors", async () => {
    const { passkey } = await added();
    const answer = await signInByPasskey(sandbox, passkey);
    expect(answer.status).toBe(200);
    expect(answer.value()).toMatchObject({ validGG2FA: true, gg2FAToken: "" });
    const { accessToken } = answer.value();
    const { profile } = contract.account;
    const me = (await sandbox.call(profile, { bearer: accessToken })).value();
    expect(me).toMatchObject({ username: "erik", passkeyCount: 1 });
  });

  it("R12.5 takes a ceremony once, and none that is five minutes old", async () => {
    const { passkey } = await added();
    const ask = async () => (await sandbox.call(loginPasskeyOptions)).value();
    const { ceremonyId, publicKey } = await ask();
    const send = (id: string) =>
      sandbox.call(loginPasskey, { body: { ceremonyId: id, assertion: passkey.sign(publicKey) } });
    expect((await send(ceremonyId)).status).toBe(200);
    const again = await send(ceremonyId);
    expect([again.status, again.json().statusCode]).toEqual([409, 4092]);
    const old = await ask();
    sandbox.running.sandbox.database.run("UPDATE ceremony SET expires_at = ?", Date.now());
    expect((await send(old.ceremonyId)).json().statusCode).toBe(4092);
  });

  it("R12.6 refuses wrong origin, RP, UV and signature alike", async () => {
    const { passkey } = await added();
    const lies = [
      { origin: "http://localhost:3001" },
      { rpId: "example.com" },
      { isVerified: false },
      { crossOrigin: true },
      { isBroken: true },
    ];
    const bodies = new Set<string>();
    for (const lie of lies) {
      sandbox.running.sandbox.database.run("DELETE FROM failed_attempt");
      const answer = await signInByPasskey(sandbox, passkey, lie);
      const { requestId: _, ...body } = answer.json();
      bodies.add(JSON.stringify([answer.status, body]));
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).toContain("[422,");
    expect((await signInByPasskey(sandbox, passkey)).status).toBe(200);
  });

  it("locks a passkey's member after five signatures that do not fit", async () => {
    const { passkey } = await added();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await signInByPasskey(sandbox, passkey, { isBroken: true })).status).toBe(422);
    }
    expect((await signInByPasskey(sandbox, passkey)).status).toBe(423);
  });

  it("R12.7 names an unknown credential", async () => {
    const stranger = softwarePasskey("http://localhost:3000");
    const answer = await signInByPasskey(sandbox, stranger);
    expect([answer.status, answer.json().statusCode]).toEqual([404, 4041]);
  });

  it("R12.12 a fallen counter refuses device-bound keys only", async () => {
    const bound = await added();
    expect((await signInByPasskey(sandbox, bound.passkey, { counter: 7 })).status).toBe(200);
    expect((await signInByPasskey(sandbox, bound.passkey, { counter: 7 })).status).toBe(422);
    expect((await signInByPasskey(sandbox, bound.passkey, { counter: 8 })).status).toBe(200);
    const synced = await added({ isSynced: true });
    expect((await signInByPasskey(sandbox, synced.passkey, { counter: 7 })).status).toBe(200);
    expect((await signInByPasskey(sandbox, synced.passkey, { counter: 0 })).status).toBe(200);
  });

  it("R12.14 no answer tells whether a name has passkeys", async () => {
    await added();
    const shapes = await Promise.all(
      [1, 2].map(async () => {
        const { publicKey } = (await sandbox.call(loginPasskeyOptions)).value();
        return JSON.stringify({ ...publicKey, challenge: "" });
      }),
    );
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]).not.toContain("allowCredentials");
    const wrong = async (username: string) => {
      const answer = await sandbox.call(login, { body: { username, password: "Not-mine-1" } });
      const { requestId: _, ...body } = answer.json();
      return [answer.status, body];
    };
    const answers = [await wrong("erik"), await wrong("anna"), await wrong("nobody_here")];
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe("a member's passkeys", () => {
  it("begin with the password where there is no other factor, and bring recovery codes", async () => {
    const anna = await sandbox.bearerOf("anna");
    const wrong = await sandbox.call(passkeyOptions, {
      bearer: anna,
      body: { currentPassword: "Not-mine-1" },
    });
    expect(Object.keys(wrong.json().errors)).toEqual(["currentPassword"]);
    const { recoveryCodes } = await addPasskey(sandbox, anna, { currentPassword: SEED_PASSWORD });
    expect(recoveryCodes).toHaveLength(10);
    const second = await sandbox.call(passkeyOptions, {
      bearer: anna,
      body: { currentPassword: SEED_PASSWORD },
    });
    expect(second.json()).toMatchObject({ statusCode: 4036, action: "passkey_add" });
  });

  it("have names of their own, and no member reaches another's", async () => {
    const { id } = await added();
    const rename = (who: string, name: string) =>
      sandbox.call(renamePasskey, { bearer: who, params: { id }, body: { name } });
    expect((await rename(bearer, "Blue key")).value().name).toBe("Blue key");
    expect((await rename(await sandbox.bearerOf("anna"), "Mine")).status).toBe(404);
    const list = (await sandbox.call(passkeys, { bearer })).value();
    expect(list).toMatchObject({ required: false, items: [{ id, name: "Blue key" }] });
  });

  it("R12.10 removal mails and holds 24 h", async () => {
    const { id, passkey } = await added();
    const proof = await proofByPasskey(sandbox, bearer, passkey, "passkey_remove", { id });
    const before = await sandbox.mailsTo("erik@example.com");
    const answer = await sandbox.call(removePasskey, { bearer, params: { id }, body: { proof } });
    expect(answer.value().items).toEqual([]);
    const mails = await sandbox.mailsTo("erik@example.com");
    expect(mails).toHaveLength(before.length + 1);
    expect(mails[0]).toMatchObject({ kind: "passkey", subject: "A passkey was removed" });
    const { securityHoldUntil } = (
      await sandbox.call(contract.account.profile, { bearer })
    ).value();
    const hours = (Date.parse(securityHoldUntil ?? "") - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    expect((await signInByPasskey(sandbox, passkey)).json().statusCode).toBe(4041);
  });

  it("R12.11 the last one stays while required", async () => {
    const demand = async (required: boolean) => {
      const proof = await proofByCode(sandbox, bearer, "second_factor_change", { required });
      return sandbox.call(requirePasskey, { bearer, body: { required, proof } });
    };
    const first = await added();
    expect((await demand(true)).status).toBe(409);
    const second = await added({ name: "Phone" });
    expect((await demand(true)).value().required).toBe(true);
    const refused = await sandbox.call(login, {
      body: { username: "erik", password: SEED_PASSWORD },
    });
    expect(refused.json()).toMatchObject({ statusCode: 4036, action: "login" });
    const remove = async (id: string) => {
      const proof = await proofByCode(sandbox, bearer, "passkey_remove", { id });
      return sandbox.call(removePasskey, { bearer, params: { id }, body: { proof } });
    };
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(second.id)).status).toBe(409);
    expect((await demand(false)).value().required).toBe(false);
    expect((await remove(second.id)).status).toBe(200);
  });

  it("are no longer required after a reset by mail, which holds withdrawals for 72 hours", async () => {
    await added();
    await added({ name: "Phone" });
    const proof = await proofByCode(sandbox, bearer, "second_factor_change", { required: true });
    await sandbox.call(requirePasskey, { bearer, body: { required: true, proof } });
    const { forgot, resetPassword } = contract.public;
    await sandbox.call(forgot, { body: { email: "erik@example.com" } });
    const token = await sandbox.mailedToken("erik@example.com", "reset-password");
    const password = "Ship-shape-42";
    const body = { token, password, confirmPassword: password };
    expect((await sandbox.call(resetPassword, { body })).status).toBe(200);
    const tokens = await sandbox.login("erik", password);
    expect(tokens.validGG2FA).toBe(false);
    const row = sandbox.running.sandbox.database.get<{ until: number; timeZone: string }>(
      "SELECT security_hold_until AS until, time_zone AS timeZone FROM member WHERE username = 'erik'",
    );
    expect(Math.round(((row?.until ?? 0) - Date.now()) / 3_600_000)).toBe(72);

    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: row?.timeZone });
    const end = `Withdrawals are paused until ${day.format(row?.until)}, `;
    const newest = async (kind: string) =>
      (await sandbox.mailsTo("erik@example.com")).find((mail) => mail.kind === kind);
    expect((await newest("password-changed"))?.text).toContain(end);
    expect((await newest("passkey"))?.subject).toBe("Passkeys are no longer required");

    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const code = await sandbox.usableCode("erik");
    const { twoFactorValid } = contract.account;
    const entered = await sandbox.call(twoFactorValid, {
      ...{ bearer: tokens.gg2FAToken, body: { code } },
    });
    const owner = entered.value().accessToken;
    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const changing = {
      ...{ currentPassword: password, newPassword: "Ship-shape-43" },
      ...{ confirmPassword: "Ship-shape-43" },
      proof: await proofByCode(sandbox, owner, "password_change"),
    };
    const { changePassword } = contract.security;
    expect((await sandbox.call(changePassword, { bearer: owner, body: changing })).status).toBe(
      200,
    );
    expect((await newest("password-changed"))?.text).toContain(end);
  });

  it("ends what was begun by the password alone once there is a passkey", async () => {
    const anna = await sandbox.bearerOf("anna");
    const body = { currentPassword: SEED_PASSWORD };
    const begun = (await sandbox.call(passkeyOptions, { bearer: anna, body })).value();
    await addPasskey(sandbox, anna, body);
    const late = softwarePasskey("http://localhost:3000");
    const answer = await sandbox.call(contract.passkey.addPasskey, {
      bearer: anna,
      key: randomUUID(),
      body: {
        ceremonyId: begun.ceremonyId,
        name: "Late",
        attestation: late.create(begun.publicKey),
      },
    });
    expect([answer.status, answer.json().statusCode]).toEqual([409, 4092]);
  });

  it("are ten at most", async () => {
    for (let count = 0; count < 10; count += 1) await added({ name: `Key ${count}` });
    const proof = await proofByCode(sandbox, bearer, "passkey_add");
    const answer = await sandbox.call(passkeyOptions, { bearer, body: { proof } });
    expect(answer.status).toBe(409);
  });
});

it("R12.13 are not offered where the address is one of digits", async () => {
  const bare = await startTestSandbox({ appOrigin: "http://127.0.0.1:3000" });
  const capabilities = (await bare.call(contract.public.capabilities)).value();
  expect(capabilities.passkeys).toBeNull();
  expect((await bare.call(loginPasskeyOptions)).status).toBe(404);
  expect((await bare.call(passkeys, { bearer: await bare.bearerOf("anna") })).status).toBe(404);
  await bare.close();
});

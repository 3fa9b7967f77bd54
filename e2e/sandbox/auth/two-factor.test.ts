import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByLogin } from "../account/member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { ENGLISH } from "../texts/in-language.ts";
import {
  acceptCode,
  authenticator,
  codeOfStep,
  currentStep,
  newTotpSecret,
} from "./second-factor.ts";
import { twoFactorHandlers } from "./two-factor.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { profile, twoFactorSetup, twoFactorEnable, twoFactorDisable, twoFactorValid } =
  contract.account;
const { refresh } = contract.auth;

it("keeps a sign-in pending until the code has passed, and its refresh token inert", async () => {
  const pending = await sandbox.login("boris");
  expect(pending).toMatchObject({ accessToken: "", validGG2FA: false });
  const bearer = pending.gg2FAToken;
  const early = await sandbox.call(profile, { bearer });
  expect([early.status, early.json().statusCode]).toEqual([401, 5002]);
  const inert = await sandbox.call(refresh, { bearer: pending.refreshToken });
  expect([inert.status, inert.json().statusCode]).toEqual([401, 5001]);

  const code = await sandbox.usableCode("boris");
  const passed = (await sandbox.call(twoFactorValid, { bearer, body: { code } })).value();
  expect((await sandbox.call(profile, { bearer: passed.accessToken })).status).toBe(200);
  for (const token of [pending.refreshToken, passed.refreshToken]) {
    expect((await sandbox.call(refresh, { bearer: token })).status).toBe(200);
  }
  const reused = await sandbox.call(twoFactorValid, { bearer, body: { code } });
  expect(reused.json().statusCode).toBe(5001);
});

it("R11.5 accepts each code once, whatever the session", async () => {
  const code = await sandbox.usableCode("boris");
  const [first, second] = [await sandbox.login("boris"), await sandbox.login("boris")];
  const body = { code };
  const passed = await sandbox.call(twoFactorValid, { bearer: first.gg2FAToken, body });
  expect(passed.status).toBe(200);
  const replayed = await sandbox.call(twoFactorValid, { bearer: second.gg2FAToken, body });
  expect(replayed.status).toBe(422);
  expect(replayed.json()).toMatchObject({ errors: { code: [expect.any(String)] }, triesLeft: 4 });
});

it("R11.5 takes a code of one step either way, and of none further off", () => {
  const { database } = sandbox.running.sandbox;
  vi.spyOn(Date, "now").mockReturnValue(Date.now());
  const [now, secret] = [currentStep(), newTotpSecret()];
  const taken = [-2, -1, 0, 1, 2].filter((offset) => {
    const code = codeOfStep(secret, now + offset);
    try {
      database.transaction(() => acceptCode(database, 1, secret, code));
      return true;
    } catch {
      return false;
    }
  });
  expect(taken).toEqual([-1, 0, 1]);
});

it("locks the account's codes after five failures in whatever sessions", async () => {
  const wrong = { code: "000000" };
  const triesLeft: number[] = [];
  const ends: (string | undefined)[] = [];
  for (let failure = 0; failure < 5; failure += 1) {
    const { gg2FAToken } = await sandbox.login("erik");
    const answer = await sandbox.call(twoFactorValid, { bearer: gg2FAToken, body: wrong });
    triesLeft.push(answer.json().triesLeft);
    ends.push(answer.json().retryAt);
  }
  expect(triesLeft).toEqual([4, 3, 2, 1, 0]);
  expect(ends.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
  expect(Date.parse(ends[4] ?? "") - Date.now()).toBeGreaterThan(14 * 60_000);
  const { gg2FAToken } = await sandbox.login("erik");
  const code = await sandbox.usableCode("erik");
  const locked = await sandbox.call(twoFactorValid, { bearer: gg2FAToken, body: { code } });
  expect([locked.status, locked.json().statusCode]).toEqual([429, 4290]);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
});

it("R11.5 sets the second factor up, hands out ten recovery codes and takes each once", async () => {
  const { accessToken: bearer } = await sandbox.login("gina");
  const none = await sandbox.call(twoFactorEnable, { bearer, body: { code: "123456" } });
  expect(none.json().statusCode).toBe(4091);

  const setup = (await sandbox.call(twoFactorSetup, { bearer })).value();
  expect(setup.otpUrl).toContain("otpauth://totp/Merlin%20BTC:gina?issuer=Merlin%20BTC");
  expect((await sandbox.call(twoFactorSetup, { bearer })).value()).toEqual(setup);

  const wrong = await sandbox.call(twoFactorEnable, { bearer, body: { code: "000000" } });
  expect(wrong.status).toBe(422);
  const code = authenticator(setup.secret, "gina").generate();
  const enabled = (await sandbox.call(twoFactorEnable, { bearer, body: { code } })).value();
  expect(new Set(enabled.recoveryCodes)).toHaveProperty("size", 10);
  expect((await sandbox.call(profile, { bearer })).value().gg2FAEnabled).toBe(true);
  expect((await sandbox.call(twoFactorSetup, { bearer })).status).toBe(409);

  const recovery = enabled.recoveryCodes?.[3] ?? "";
  expect(recovery).toMatch(/^[a-z0-9]{5}-[a-z0-9]{5}$/);
  const body = { code: recovery.toUpperCase() };
  const first = await sandbox.login("gina");
  const second = await sandbox.login("gina");
  const passed = await sandbox.call(twoFactorValid, { bearer: first.gg2FAToken, body });
  expect(passed.status).toBe(200);
  const again = await sandbox.call(twoFactorValid, { bearer: second.gg2FAToken, body });
  expect(again.status).toBe(422);
});

it("switches the second factor off by a code, so that the next sign-in needs none", async () => {
  const { gg2FAToken } = await sandbox.login("gina");
  const body = { code: await sandbox.usableCode("gina") };
  const passed = await sandbox.call(twoFactorValid, { bearer: gg2FAToken, body });
  const bearer = passed.value().accessToken;
  const code = await sandbox.usableCode("gina");
  expect((await sandbox.call(twoFactorDisable, { bearer, body: { code } })).status).toBe(200);
  expect((await sandbox.call(twoFactorDisable, { bearer, body: { code } })).status).toBe(409);
  expect((await sandbox.login("gina")).validGG2FA).toBe(true);
  const mails = (await sandbox.mailsTo("gina@example.com")).filter(
    (one) => one.kind === "two-factor",
  );
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Two-factor authentication was turned off",
    "Two-factor authentication was turned on",
  ]);
});

it("turns on once when two codes of one set-up arrive together, and stays on", async () => {
  const bearer = await sandbox.bearerOf("fred");
  const { secret } = (await sandbox.call(twoFactorSetup, { bearer })).value();
  const { sandbox: inner } = sandbox.running;
  const member = findByLogin(inner.database, "fred");
  if (!member) throw new Error("There is no fred");
  const session = { id: "one of fred's", isPending: false, lastSeenAt: 0, agent: null };
  const context = {
    ...{ sandbox: inner, member, session, language: ENGLISH, requestId: "1", origin: "" },
    visitor: { agent: null, address: null },
    write: <Result>(work: () => Result) => inner.database.transaction(work),
  };
  const enable = (step: number) =>
    twoFactorHandlers.twoFactorEnable(context, {
      body: { code: codeOfStep(secret, step) },
    } as never);
  // Both were let in while it was off.
  await enable(currentStep());
  expect(() => enable(currentStep() - 1)).toThrow("already on");
  expect((await sandbox.call(profile, { bearer })).value().gg2FAEnabled).toBe(true);
});

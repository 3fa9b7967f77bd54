import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("anna")).accessToken;
});
afterAll(() => sandbox?.close());

const { profile, updateProfile, updateSettings, twoFactorValid, twoFactorRecoveryCodes } =
  contract.account;

const set = (body: object) => sandbox.call(updateSettings, { bearer, body });
const newestMail = async () => {
  await sandbox.call(contract.public.forgot, { body: { email: "anna@example.com" } });
  return (await sandbox.mailsTo("anna@example.com"))[0]?.text;
};

async function signInWith(username: string, code: string) {
  const { gg2FAToken } = await sandbox.login(username);
  return sandbox.call(twoFactorValid, { bearer: gg2FAToken, body: { code } });
}

it("keeps what was set and changes only what is sent", async () => {
  expect((await set({ hideAmounts: true })).value()).toEqual({
    hideAmounts: true,
    antiPhishing: null,
    addressLock: false,
    acceptedTerms: null,
    autoLogoutMinutes: 0,
    displayCurrency: null,
  });
  await set({ autoLogoutMinutes: 15 });
  expect((await set({ autoLogoutMinutes: 7 })).status).toBe(422);
  await set({ displayCurrency: "EUR" });
  expect(Object.keys((await set({ displayCurrency: "XAU" })).json().errors)).toEqual([
    "displayCurrency",
  ]);
  await set({ addressLock: true });
  await set({ acceptedTerms: "2026-11" });
  const user = (await sandbox.call(profile, { bearer })).value();
  expect(user.settings).toEqual({
    ...{ hideAmounts: true, antiPhishing: null, addressLock: true, acceptedTerms: "2026-11" },
    autoLogoutMinutes: 15,
    displayCurrency: "EUR",
  });
});

it("puts the anti-phishing phrase into every mail until it is cleared", async () => {
  expect(await newestMail()).not.toContain("phrase");
  await set({ antiPhishing: "  blue heron 7 " });
  expect(await newestMail()).toMatch(/\n\nYour anti-phishing phrase: blue heron 7$/);
  expect((await set({ antiPhishing: "" })).value().antiPhishing).toBeNull();
  expect(await newestMail()).not.toContain("phrase");
});

it("R5.1 refuses a phrase that is too long and settings of a wrong kind", async () => {
  const answer = await set({ antiPhishing: "x".repeat(41), hideAmounts: "yes" });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(["hideAmounts", "antiPhishing"]);
});

it("shows rank, invite links and a complete seeded profile", async () => {
  const user = (await sandbox.call(profile, { bearer })).value();
  expect(user).toMatchObject({
    rank: "Member",
    phone: expect.stringMatching(/^\+49/),
    country: "DE",
    timeZone: "Europe/Berlin",
    securityHoldUntil: null,
    refLinks: { left: "http://localhost:3000/ref/anna/left" },
  });
  const code = await sandbox.usableCode("erik");
  const { accessToken } = (await signInWith("erik", code)).value();
  const erik = (await sandbox.call(profile, { bearer: accessToken })).value();
  expect(erik).toMatchObject({ country: "NO", timeZone: "Europe/Oslo", isValid: true });
});

it("clears a phone and a country by an empty text and refuses a country that does not exist", async () => {
  const send = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return sandbox.call(updateProfile, { bearer, body });
  };
  expect(Object.keys((await send({ country: "XX" })).json().errors)).toEqual(["country"]);
  expect(Object.keys((await send({ fullName: "Anna \u202egreB" })).json().errors)).toEqual([
    "fullName",
  ]);
  const cleared = (await send({ phone: "", country: "" })).value();
  expect(cleared).toMatchObject({ phone: null, country: null, fullName: "Anna Berger" });
});

it("replaces the recovery codes for a code, so that the old ones are void", async () => {
  const first = (await signInWith("boris", await sandbox.usableCode("boris"))).value();
  const renew = async (code: string) =>
    sandbox.call(twoFactorRecoveryCodes, { bearer: first.accessToken, body: { code } });
  expect((await renew("000000")).json()).toMatchObject({ errors: { code: [expect.any(String)] } });
  const old = (await renew(await sandbox.usableCode("boris"))).value().recoveryCodes;
  const [spent = "", stale = ""] = old;
  const fresh = (await renew(spent)).value().recoveryCodes;
  expect(new Set([...old, ...fresh])).toHaveProperty("size", 20);
  expect((await signInWith("boris", stale)).status).toBe(422);
  expect((await signInWith("boris", fresh[0] ?? "")).status).toBe(200);
});

it("has no recovery codes for a member without a second factor", async () => {
  const answer = await sandbox.call(twoFactorRecoveryCodes, { bearer, body: { code: "123456" } });
  expect([answer.status, answer.json().statusCode]).toEqual([409, 4091]);
});

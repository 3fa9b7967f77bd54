import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("newt")).accessToken;
});
afterAll(() => sandbox?.close());

const NEWT = "newt@example.com";
const { verifyEmail, sponsor } = contract.public;
const { profile, hasLinkReferrer, sendEmailCode } = contract.account;

const verify = (token: string) => sandbox.call(verifyEmail, { body: { token } });
const linkToken = () => sandbox.mailedToken(NEWT, "verify-email");
const canInvite = async () => (await sandbox.call(hasLinkReferrer, { bearer })).value();

it("seeds newt with a mail whose link still works", async () => {
  const user = (await sandbox.call(profile, { bearer })).value();
  expect(user).toMatchObject({ emailVerified: false, isValid: false, kycStatus: "none" });
  expect(await linkToken()).toMatch(/^[\w-]{43}$/);
});

it("gives no invite links before the address is confirmed", async () => {
  expect(await canInvite()).toEqual({ canHasRefLink: false });
  const user = (await sandbox.call(profile, { bearer })).value();
  expect(user.refLinks).toEqual({ left: null, right: null, auto: null });
  const view = (await sandbox.call(sponsor, { params: { username: "newt" } })).value();
  expect(view).toMatchObject({ canRefer: false, openPositions: [] });
});

it("R4.8 sends the mail again for the signed-in member, once in thirty seconds", async () => {
  expect((await sandbox.call(sendEmailCode, { bearer })).status).toBe(200);
  const again = await sandbox.call(sendEmailCode, { bearer });
  expect([again.status, again.json().statusCode]).toEqual([429, 4290]);
  const seconds = Number(again.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThanOrEqual(30);
  sandbox.running.sandbox.database.run("UPDATE mail SET sent_at = sent_at - 30000");
  expect((await sandbox.call(sendEmailCode, { bearer })).status).toBe(200);
  expect(await sandbox.mailsTo(NEWT)).toSatisfy(
    (mails: { kind: string }[]) => mails.filter(({ kind }) => kind === "verify-email").length === 3,
  );
});

it("refuses unknown, malformed and expired links on the field token", async () => {
  await sandbox.control("tokens", { expireLinks: true });
  for (const token of [await linkToken(), "unknown-but-well-formed", "x", "%00"]) {
    const answer = await verify(token);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["token"]]);
  }
});

it("R11.5 gives a link twenty-four hours of real time", async () => {
  const { database } = sandbox.running.sandbox;
  database.run("UPDATE mail SET sent_at = sent_at - 30000");
  await sandbox.call(sendEmailCode, { bearer });
  await sandbox.advance(30 * 86_400);
  const row = database.get<{ left: number }>(
    "SELECT max(expires_at) - ? AS left FROM mail_token",
    Date.now(),
  );
  expect(row?.left).toBeGreaterThan(24 * 3_600_000 - 60_000);
  expect(row?.left).toBeLessThanOrEqual(24 * 3_600_000);
});

it("confirms the address once and says so when the link is followed again", async () => {
  const token = await linkToken();
  const first = await verify(token);
  expect(first.value()).toEqual({ message: "Your email address is verified." });
  const again = await verify(token);
  expect([again.status, again.value().message]).toEqual([
    200,
    "This email address is already verified.",
  ]);
  const user = (await sandbox.call(profile, { bearer })).value();
  expect(user).toMatchObject({ emailVerified: true, isValid: false });
  expect(user.refLinks).toEqual({
    left: "http://localhost:3000/ref/newt/left",
    right: "http://localhost:3000/ref/newt/right",
    auto: "http://localhost:3000/ref/newt",
  });
  expect(await canInvite()).toEqual({ canHasRefLink: true });
  expect((await sandbox.call(sendEmailCode, { bearer })).status).toBe(409);
});

it("shows the sponsor of an invite link by name, and 404 for strangers", async () => {
  const view = (await sandbox.call(sponsor, { params: { username: "anna" } })).value();
  expect(view).toEqual({
    username: "anna",
    fullName: "Anna Berger",
    avatar: { completedUrl: null },
    canRefer: true,
    openPositions: ["left", "right"],
  });
  for (const username of ["stranger", "A%2F"]) {
    const answer = await sandbox.call(sponsor, { params: { username } });
    expect([answer.status, answer.json().statusCode]).toEqual([404, 4040]);
  }
});

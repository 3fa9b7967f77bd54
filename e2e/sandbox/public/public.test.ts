import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { signUp } = contract.public;
const { checkUsername, profile } = contract.account;

function form(username: string, changes: object = {}) {
  return {
    fullName: "New Comer",
    username,
    email: `${username}@example.org`,
    password: "Merlin-2026!",
    confirmPassword: "Merlin-2026!",
    ...changes,
  };
}

function seatOf(username: string) {
  return sandbox.running.sandbox.database.get<{ parent: string; position: string }>(
    "SELECT p.username AS parent, m.position FROM member m JOIN member p ON p.id = m.parent_id WHERE m.username = ?",
    username,
  );
}

const enter = (username: string, changes: object = {}) =>
  sandbox.call(signUp, { body: form(username, changes), key: randomUUID() });

it("enters a newcomer, mails the link and lets them sign in unconfirmed", async () => {
  const answer = await enter("newcomer", { email: "New.Comer@Example.org", locale: "de-DE" });
  expect(answer.status).toBe(201);
  expect(answer.value()).toMatchObject({ email: "new.comer@example.org" });
  const { json } = await sandbox.control("outbox");
  expect(json.items[0]).toMatchObject({ kind: "verify-email", to: "new.comer@example.org" });
  const { accessToken } = await sandbox.login("newcomer");
  const user = (await sandbox.call(profile, { bearer: accessToken })).value();
  expect(user).toMatchObject({ emailVerified: false, isValid: false, language: "de-DE" });
  expect(user.sponsor).toBeNull();
});

it("sends the mail again by the id from sign-up, but not within thirty seconds", async () => {
  const { resendId } = (await enter("again_1")).value();
  const params = { tokenOrId: resendId ?? "" };
  const early = await sandbox.call(contract.auth.resendActivation, { params });
  expect(early.status).toBe(429);
});

it("refuses taken names, unequal passwords and unknown sponsors by field", async () => {
  const answer = await enter("anna", {
    email: "ANNA@example.com",
    confirmPassword: "Other-2026!",
    refUsername: "newt",
  });
  expect(answer.status).toBe(422);
  expect(answer.json()).toMatchObject({
    statusCode: 4220,
    errors: {
      username: ["This username is taken."],
      email: ["You can’t use this email address."],
      confirmPassword: ["The passwords don’t match."],
      refUsername: ["This member can’t invite anyone right now."],
    },
  });
});

it("R11.5 explains each rule that a password breaks", async () => {
  const answer = await enter("weak_one", { password: "short", confirmPassword: "short" });
  expect(answer.json().errors.password).toEqual([
    "Use at least 8 characters.",
    "Use at least one uppercase letter.",
    "Use at least one digit.",
    "Use at least one special character.",
  ]);
});

it("R11.16 seats newcomers on the outermost seat of the leg that link, preference or volume choose", async () => {
  const { database } = sandbox.running.sandbox;
  await enter("leg_right", { refUsername: "anna", position: "right" });
  expect(seatOf("leg_right")).toEqual({ parent: "hugo", position: "right" });
  database.run("UPDATE member SET left_volume = 0 WHERE username = 'anna'");
  await enter("leg_auto", { refUsername: "anna", position: "auto" });
  expect(seatOf("leg_auto")).toEqual({ parent: "carl", position: "left" });
  database.run("UPDATE member SET left_volume = right_volume + 1 WHERE username = 'anna'");
  await enter("leg_volume", { refUsername: "anna" });
  expect(seatOf("leg_volume")).toEqual({ parent: "leg_right", position: "right" });
  database.run("UPDATE member SET placement_preference = 'left' WHERE username = 'anna'");
  await enter("leg_wish", { refUsername: "anna" });
  expect(seatOf("leg_wish")).toEqual({ parent: "leg_auto", position: "left" });
});

it("tells whether a username is free without a bearer", async () => {
  const check = (username: string) => sandbox.call(checkUsername, { params: { username } });
  expect((await check("free_name")).value()).toEqual({ available: true, reason: null });
  expect((await check("anna")).value().available).toBe(false);
  expect((await check("AB")).value().reason).toContain("4 to 20");
});

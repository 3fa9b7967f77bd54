import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
let key = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("anna")).accessToken;
});
beforeEach(() => {
  key = randomUUID();
});
afterAll(() => sandbox?.close());

const { transfer } = contract.movement;
const { outcome, giveUp } = contract.account;
const order = { symbol: "USDT", toUsername: "carl", amount: "1.5" } as const;

function journals(): number {
  const { database } = sandbox.running.sandbox;
  return database.get<{ n: number }>("SELECT count(*) AS n FROM journal")?.n ?? 0;
}

it("R11.4 refuses a call without a UUID v4 as its key", async () => {
  for (const bad of [undefined, "abc", "6fa459ea-ee8a-3ca4-894e-db77e160355e"]) {
    const call = { body: order, bearer, ...(bad && { key: bad }) };
    const answer = await sandbox.call(transfer, call);
    expect([answer.status, answer.json().statusCode]).toEqual([400, 4000]);
  }
});

it("R11.4 replays the first answer byte for byte and acts once", async () => {
  const before = journals();
  const first = await sandbox.call(transfer, { body: order, bearer, key });
  const second = await sandbox.call(transfer, { body: order, bearer, key });
  expect(first.status).toBe(200);
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(second.text).toBe(first.text);
  expect(journals()).toBe(before + 1);
});

it("R11.4 refuses the key for another body or another call", async () => {
  await sandbox.call(transfer, { body: order, bearer, key });
  const other = await sandbox.call(transfer, { body: { ...order, amount: "2" }, bearer, key });
  expect([other.status, other.json().statusCode]).toEqual([409, 4090]);
});

it("keeps the keys of members apart", async () => {
  const { accessToken } = await sandbox.login("carl");
  await sandbox.call(transfer, { body: order, bearer, key });
  const body = { ...order, toUsername: "anna" };
  const answer = await sandbox.call(transfer, { body, bearer: accessToken, key });
  expect(answer.status).toBe(200);
});

it("R11.4 does not store a validation failure, so that the corrected form may reuse the key", async () => {
  for (const wrong of [{ toUsername: "nobody_here" }, { amount: "0" }, { amount: "99999999" }]) {
    const answer = await sandbox.call(transfer, { body: { ...order, ...wrong }, bearer, key });
    expect(answer.status).toBe(422);
  }
  expect((await sandbox.call(transfer, { body: order, bearer, key })).status).toBe(200);
});

it("acts once for ten simultaneous duplicates and answers all alike", async () => {
  const before = journals();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sandbox.call(transfer, { body: order, bearer, key })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(9);
  expect(journals()).toBe(before + 1);
});

it("enters one member for simultaneous sign-ups under one key", async () => {
  const body = {
    fullName: "Twice Sent",
    username: "twice_sent",
    email: "twice@example.org",
    password: "Merlin-2026!",
    confirmPassword: "Merlin-2026!",
  };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => sandbox.call(contract.public.signUp, { body, key })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await sandbox.mailsTo("twice@example.org")).toHaveLength(1);
});

it("R11.4 keeps a key for 24 hours and forgets it then", async () => {
  const { database } = sandbox.running.sandbox;
  const age = (ms: number) => database.run("UPDATE idempotency SET at = at - ?", ms);
  const first = await sandbox.call(transfer, { body: order, bearer, key });
  age(23.9 * 3_600_000);
  expect((await sandbox.call(transfer, { body: order, bearer, key })).text).toBe(first.text);
  age(0.1 * 3_600_000 + 1);
  const answer = await sandbox.call(transfer, { body: { ...order, amount: "2" }, bearer, key });
  expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([200, null]);
});

it("loses no effect when the reply breaks off: the retry gets the stored answer", async () => {
  const before = journals();
  await sandbox.control("fail", { path: "/auth/client/wallet/transfer", kind: "truncate" });
  await expect(sandbox.call(transfer, { body: order, bearer, key })).rejects.toThrow();
  const retry = await sandbox.call(transfer, { body: order, bearer, key });
  expect(retry.headers.get("idempotent-replayed")).toBe("true");
  expect(retry.value().transaction.amount).toBe("1.500000000000000000");
  expect(journals()).toBe(before + 1);
});

it("tells whether a key was answered, to the member whose it is", async () => {
  const ask = async (who = bearer) =>
    (await sandbox.call(outcome, { bearer: who, params: { key } })).value().answered;
  expect(await ask()).toBe(false);
  await sandbox.call(transfer, { body: { ...order, amount: "0" }, bearer, key });
  expect(await ask()).toBe(false);
  await sandbox.call(transfer, { body: order, bearer, key });
  expect(await ask()).toBe(true);
  expect(await ask((await sandbox.login("carl")).accessToken)).toBe(false);
});

it("never carries out what was given up, and gives up nothing that was answered", async () => {
  const before = journals();
  const leave = () => sandbox.call(giveUp, { bearer, params: { key } });
  expect((await leave()).value()).toEqual({ answered: false });
  const late = await sandbox.call(transfer, { body: order, bearer, key });
  expect([late.status, late.json().statusCode]).toEqual([409, 4090]);
  expect((await leave()).value()).toEqual({ answered: false });
  expect(journals()).toBe(before);
  key = randomUUID();
  await sandbox.call(transfer, { body: order, bearer, key });
  expect((await leave()).value()).toEqual({ answered: true });
  const replay = await sandbox.call(transfer, { body: order, bearer, key });
  expect(replay.headers.get("idempotent-replayed")).toBe("true");
  expect(journals()).toBe(before + 1);
});

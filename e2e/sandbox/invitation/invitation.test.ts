import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByUsername } from "../account/member.ts";
import { closeAccount } from "../personal-data/close-account.ts";
import { PARTS } from "../personal-data/parts.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { invitation } = contract.invitation;
const { invitationCodes } = contract.invitationCode;

async function codesOf(username: string) {
  const bearer = await sandbox.bearerOf(username);
  return (await sandbox.call(invitationCodes, { bearer })).value();
}

const ask = (code: string, address = "203.0.113.1") =>
  sandbox.call(invitation, { params: { code }, headers: { "x-forwarded-for": address } });

it("R7.7 gives each member three codes that stay, without a sign that is taken for another", async () => {
  const codes = await codesOf("anna");
  expect(await codesOf("anna")).toEqual(codes);
  const all = [codes.auto, codes.left, codes.right];
  expect(new Set(all).size).toBe(3);
  for (const code of all) expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{4}-[2-9A-HJKMNP-TW-Z]{4}$/);
  expect(await codesOf("newt")).toEqual({ auto: null, left: null, right: null });
});

it("R7.7 answers by a code as by a name, in any case, with hyphens or without, and with its leg", async () => {
  const { auto, left } = await codesOf("anna");
  const named = await sandbox.call(contract.public.sponsor, { params: { username: "anna" } });
  const plain = (left ?? "").replace("-", "").toLowerCase();
  for (const code of [left ?? "", plain, [...plain].join("-")]) {
    expect((await ask(code)).json()).toEqual({ ...named.json(), position: "left" });
  }
  expect((await ask(auto ?? "")).value().position).toBeNull();
});

it("R7.7 ends a member's codes with the account, and has them in the copy of personal data", async () => {
  const { database, clock } = sandbox.running.sandbox;
  const { right } = await codesOf("gina");
  expect((await ask(right ?? "")).value().position).toBe("right");
  const part = PARTS.find(({ table }) => table === "invitation_code");
  expect(part?.columns).toContain("code");
  const gina = findByUsername(database, "gina");
  database.transaction(() => closeAccount(database, gina?.id ?? 0, clock.now()));
  expect((await ask(right ?? "")).status).toBe(404);
});

it("R7.7 refuses who guesses, and nobody else", async () => {
  const { auto } = await codesOf("anna");
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await ask("2222-2222", "203.0.113.2")).status).toBe(404);
  }
  const refused = await ask(auto ?? "", "203.0.113.2");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(auto ?? "", "203.0.113.3")).status).toBe(200);
});

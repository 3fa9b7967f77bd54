import { expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { authenticator } from "../auth/second-factor.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { startTestSandbox } from "../testing/start.ts";
import { latest, request, savedAddress, usdt } from "../testing/withdrawing.ts";

it("R11.13 asks for identity, second factor and the end of a hold, in this order", async () => {
  const sandbox = await startTestSandbox();
  const { database } = sandbox.running.sandbox;
  const bearer = await sandbox.bearerOf("anna");
  const attempt = (change: object = {}) => request(sandbox, bearer, { code: "123456", ...change });
  const gate = async () => (await attempt()).json();
  database.run("UPDATE member SET kyc_status = 'pending', security_hold_until = 9e12");
  expect((await gate()).statusCode).toBe(4031);
  await sandbox.control("kyc", { username: "anna", decision: "approved" });
  expect((await gate()).statusCode).toBe(4032);

  const { secret } = (await sandbox.call(contract.account.twoFactorSetup, { bearer })).value();
  const codeAt = (offset: number) =>
    authenticator(secret, "anna").generate({ timestamp: Date.now() + offset });
  const enabling = { bearer, body: { code: codeAt(0) } };
  expect((await sandbox.call(contract.account.twoFactorEnable, enabling)).status).toBe(200);
  const until = sandbox.running.sandbox.clock.now() + 3_600_000;
  database.run("UPDATE member SET security_hold_until = ? WHERE username = 'anna'", until);
  const held = await gate();
  expect([held.statusCode, held.until]).toEqual([4033, new Date(until).toISOString()]);

  await sandbox.advance(3_601);
  const young = await savedAddress(sandbox, bearer, 1);
  const early = await attempt({ walletId: young, code: codeAt(0) });
  expect(Object.keys(early.json().errors)).toEqual(["walletId"]);
  await sandbox.advance(86_400);
  database.run("DELETE FROM totp_step");
  expect((await attempt({ walletId: young, code: codeAt(0) })).status).toBe(200);
  await sandbox.close();
});

it("goes on after a restart, each step once", async () => {
  const dataFile = temporaryDataFile();
  const first = await startTestSandbox({ dataFile });
  await request(first, await first.bearerOf("erik"));
  await first.advance(61);
  first.running.sandbox.clock.advance(3_600_000);
  await first.close();

  const second = await startTestSandbox({ dataFile });
  second.running.sandbox.database.run("DELETE FROM totp_step");
  const bearer = await second.bearerOf("erik");
  const row = await latest(second, bearer);
  expect(row?.timeline.map(({ status }) => status)).toEqual([
    "requested",
    "approved",
    "sent",
    "confirmed",
  ]);
  expect(await usdt(second, bearer)).toEqual(["979", "0"]);
  await second.expectBalanced();
  await second.close();
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("carl");
});
afterAll(() => sandbox?.close());

const { list, markRead } = contract.notification;

const inbox = async (as = bearer, query: Record<string, string> = {}) =>
  (await sandbox.call(list, { bearer: as, query })).value();
const read = async (body: object, as = bearer) =>
  (await sandbox.call(markRead, { bearer: as, body })).value().unread;

it("tells about sign-ins, deposits, transfers and identity checks, newest first", async () => {
  await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "12.5" });
  const anna = await sandbox.bearerOf("anna");
  const body = { symbol: "MERLIN", toUsername: "carl", amount: "0.000000000000000001" };
  await sandbox.call(contract.movement.transfer, { bearer: anna, key: randomUUID(), body });
  await sandbox.control("kyc", { username: "carl", decision: "approved" });
  const { items, unread } = await inbox();
  expect(items.map(({ title, body: text, link }) => [title, text, link])).toEqual([
    ["Your identity check is approved.", null, "/setting/kyc"],
    ["Transfer received", "an••a sent you <0.0001\u00a0MERLIN.", "/wallet/MERLIN"],
    ["Deposit received", "$12.50 arrived in your wallet.", "/wallet/USDT"],
    ["New login to your account", expect.any(String), "/setting/security"],
  ]);
  expect(unread).toBe(4);
  expect(items.every(({ isRead }) => isRead === false)).toBe(true);
});

it("is read one by one, or all at once", async () => {
  const { items } = await inbox();
  expect(await read({ ids: [items[1]?.id] })).toBe(3);
  expect(await read({ ids: [items[1]?.id, "999", "x"] })).toBe(3);
  expect(await read({ ids: [] })).toBe(3);
  expect((await inbox()).items.map(({ isRead }) => isRead)).toEqual([false, true, false, false]);
  expect(await read({})).toBe(0);
  expect((await inbox()).unread).toBe(0);
});

it("comes page by page and is nobody else's", async () => {
  const { items } = await inbox();
  expect((await inbox(bearer, { pageSize: "2", page: "2" })).items).toEqual(items.slice(2, 4));
  const emil = await sandbox.bearerOf("emil");
  await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "1" });
  await read({}, emil);
  expect((await inbox()).unread).toBe(1);
});

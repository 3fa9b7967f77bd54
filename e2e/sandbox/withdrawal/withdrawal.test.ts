import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { freshCode, latest, request, savedAddress, usdt } from "../testing/withdrawing.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("erik");
});
afterAll(() => sandbox?.close());

const { withdraw, withdrawals, cancelWithdrawal } = contract.movement;

async function lines(status: string) {
  const query = { status, q: "withdrawal" };
  const { items } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
  return items.map(({ type, amount, fee }) => [type, amount, fee]);
}

/** The steps that were mailed so far, newest first. */
async function mailed(): Promise<(string | undefined)[]> {
  const mails = await sandbox.mailsTo("erik@example.com");
  return mails
    .filter(({ kind }) => kind === "withdrawal")
    .map(({ subject }) => subject.split(" ").at(-1));
}

it("R11.13 goes from requested to confirmed by itself below 100 USDT", async () => {
  const answer = (await request(sandbox, bearer)).value();
  expect(answer.request).toMatchObject({
    status: "requested",
    amount: "20.000000000000000000",
    fee: "1.000000000000000000",
    label: "Ledger",
    simulated: true,
    canCancel: true,
    hash: null,
  });
  expect(answer.wallets[0]).toMatchObject({
    available: "979.000000000000000000",
    locked: "21.000000000000000000",
  });
  expect(await lines("pending")).toEqual([
    ["withdrawal", "21.000000000000000000", "1.000000000000000000"],
  ]);
  const seen: unknown[] = [];
  for (const seconds of [61, 30, 60]) {
    await sandbox.advance(seconds);
    const row = await latest(sandbox, bearer);
    seen.push([row?.status, row?.canCancel, Boolean(row?.hash), await usdt(sandbox, bearer)]);
  }
  expect(seen).toEqual([
    ["approved", false, false, ["979", "21"]],
    ["sent", false, true, ["979", "21"]],
    ["confirmed", false, true, ["979", "0"]],
  ]);
  const timeline = (await latest(sandbox, bearer))?.timeline ?? [];
  const start = Date.parse(timeline[0]?.at ?? "");
  expect(timeline.map(({ status, at }) => [status, (Date.parse(at) - start) / 1000])).toEqual([
    ["requested", 0],
    ["approved", 60],
    ["sent", 90],
    ["confirmed", 150],
  ]);
  expect(await lines("pending")).toEqual([]);
  expect(await mailed()).toEqual(["confirmed", "sent", "approved", "requested"]);
  const news = (await sandbox.call(contract.notification.list, { bearer })).value();
  expect(news.items.map(({ title }) => title).slice(0, 2)).toEqual([
    "Withdrawal confirmed",
    "Withdrawal approved",
  ]);
});

it("shows address, hash and timeline in its transaction, and is found by its hash", async () => {
  const { hash, address } = (await latest(sandbox, bearer)) ?? {};
  const query = { q: (hash ?? "").slice(0, 20) };
  const { items } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
  expect(items).toHaveLength(1);
  const params = { id: items[0]?.id ?? "" };
  const detail = (await sandbox.call(contract.transaction.detail, { bearer, params })).value();
  expect(detail.counterparty).toBe(address);
  expect(detail.ref?.kind).toBe("withdrawal");
  expect(detail.postings?.map(({ account, amount }) => [account, amount])).toEqual([
    ["available", "-21.000000000000000000"],
    ["locked", "20.000000000000000000"],
    ["locked", "1.000000000000000000"],
  ]);
  expect(detail.timeline?.map(({ status }) => status).at(-1)).toBe("confirmed");
});

it("R11.13 comes back in full when the member cancels it, once", async () => {
  const before = await usdt(sandbox, bearer);
  const { id } = (await request(sandbox, bearer)).value().request;
  const key = randomUUID();
  const cancel = (with_ = key) =>
    sandbox.call(cancelWithdrawal, { bearer, params: { id }, key: with_ });
  const first = await cancel();
  expect(first.value().request).toMatchObject({ status: "cancelled", canCancel: false });
  expect((await cancel()).text).toBe(first.text);
  expect((await cancel(randomUUID())).json().statusCode).toBe(4091);
  expect(await usdt(sandbox, bearer)).toEqual(before);
  expect(await lines("cancelled")).toHaveLength(1);
  expect((await mailed()).slice(0, 2)).toEqual(["canceled", "requested"]);
  await sandbox.advance(600);
  expect((await latest(sandbox, bearer))?.status).toBe("cancelled");
});

it("waits for a decision from 100 USDT on, and cannot be cancelled once it is approved", async () => {
  const { id } = (await request(sandbox, bearer, { amount: "100" })).value().request;
  await sandbox.advance(3_600);
  expect((await latest(sandbox, bearer))?.status).toBe("requested");
  const { json } = await sandbox.control("state");
  expect(json.withdrawalQueue).toMatchObject([{ id, username: "erik" }]);
  const order = { id, decision: "approve" };
  expect((await sandbox.control("withdrawal", order)).json).toEqual({ id, status: "approved" });
  expect((await sandbox.control("withdrawal", order)).status).toBe(409);
  const late = await sandbox.call(cancelWithdrawal, {
    bearer,
    params: { id },
    key: randomUUID(),
  });
  expect([late.status, late.json().statusCode]).toEqual([409, 4091]);
  await sandbox.advance(91);
  expect((await latest(sandbox, bearer))?.status).toBe("confirmed");
});

it("comes back in full with the reason when it is rejected", async () => {
  const before = await usdt(sandbox, bearer);
  const { id } = (await request(sandbox, bearer, { amount: "200" })).value().request;
  const order = { id, decision: "reject", reason: "The address is on a list" };
  await sandbox.control("withdrawal", order);
  const row = await latest(sandbox, bearer);
  expect([row?.status, row?.reason]).toEqual(["rejected", "The address is on a list"]);
  expect(await usdt(sandbox, bearer)).toEqual(before);
  const query = { type: "withdrawal_refund" };
  const { items } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
  expect(items[0]).toMatchObject({ direction: "in", amount: "201.000000000000000000" });
  expect((await mailed()).slice(0, 2)).toEqual(["rejected", "requested"]);
  const [news] = (await sandbox.call(contract.notification.list, { bearer })).value().items;
  expect(news?.body).toBe("$201.00 is back in your wallet. Reason: The address is on a list");
  const mails = await sandbox.mailsTo("erik@example.com");
  const mail = mails.find(({ subject }) => subject === "Withdrawal rejected");
  expect(mail?.text.split("\n\n")).toContain("Reason: The address is on a list");
});

it.each([
  ["an amount below the minimum", { amount: "9.999999999999999999" }, 4220, "amount"],
  ["a token that cannot be withdrawn", { symbol: "AmBTC" }, 4220, "symbol"],
  ["an unknown address", { walletId: "9999" }, 4220, "walletId"],
  ["a wrong code", { code: "000000" }, 4220, "code"],
  ["more than is available with the fee", { amount: "878.5" }, 4221, "amount"],
])("refuses %s and books nothing", async (_, change, code, field) => {
  const before = await usdt(sandbox, bearer);
  const answer = await request(sandbox, bearer, change);
  expect([answer.status, answer.json().statusCode]).toEqual([422, code]);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(await usdt(sandbox, bearer)).toEqual(before);
});

it("accepts each step of the authenticator once", async () => {
  const code = await freshCode(sandbox);
  const walletId = await savedAddress(sandbox, bearer);
  const body = { symbol: "USDT", amount: "10", walletId, code };
  const send = () => sandbox.call(withdraw, { bearer, key: randomUUID(), body });
  expect((await send()).status).toBe(200);
  expect(Object.keys((await send()).json().errors)).toEqual(["code"]);
});

it("R11.2 lists page by page and by token, and leaves the ledger balanced", async () => {
  const list = async (query: Record<string, string>) =>
    (await sandbox.call(withdrawals, { bearer, query })).value();
  const all = await list({ pageSize: "100" });
  expect(all.total).toBe(all.items.length);
  const second = await list({ pageSize: "2", page: "2" });
  expect(second.items).toEqual(all.items.slice(2, 4));
  expect((await list({ symbol: "MERLIN" })).total).toBe(0);
  await sandbox.expectBalanced();
});

it("is nobody else's", async () => {
  const dora = await sandbox.bearerOf("dora");
  const id = (await latest(sandbox, bearer))?.id ?? "";
  const call = { bearer: dora, params: { id }, key: randomUUID() };
  expect((await sandbox.call(cancelWithdrawal, call)).status).toBe(404);
  expect((await sandbox.call(withdrawals, { bearer: dora })).value().total).toBe(0);
});

it("takes the fee that was shown, or refuses with the one that it takes now", async () => {
  const before = await usdt(sandbox, bearer);
  const refused = await request(sandbox, bearer, { fee: "0.5" });
  expect([refused.status, refused.json().errors]).toEqual([
    422,
    { fee: ["The fee is now $1.00."] },
  ]);
  expect(await usdt(sandbox, bearer)).toEqual(before);
  expect((await request(sandbox, bearer, { fee: "1.0" })).status).toBe(200);
});

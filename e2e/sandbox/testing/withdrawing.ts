import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import type { TestSandbox } from "./start.ts";

const { withdraw, withdrawals, savedAddresses } = contract.movement;

/** A code of a member's authenticator, erik's by default; the steps used before are forgotten, so that there always is one. */
export async function freshCode(sandbox: TestSandbox, username = "erik"): Promise<string> {
  sandbox.running.sandbox.database.run("DELETE FROM totp_step");
  return sandbox.usableCode(username);
}

/** The id of a saved address, by its place in the list. */
export async function savedAddress(
  sandbox: TestSandbox,
  bearer: string,
  index = 0,
): Promise<string> {
  const { items } = (await sandbox.call(savedAddresses, { bearer })).value();
  return items[index]?.id ?? "";
}

/** Requests 20 USDT to the first saved address, unless changed. */
export async function request(sandbox: TestSandbox, bearer: string, change: object = {}) {
  const order = { symbol: "USDT", amount: "20", walletId: await savedAddress(sandbox, bearer) };
  const code = await freshCode(sandbox);
  return sandbox.call(withdraw, {
    bearer,
    key: randomUUID(),
    body: { ...order, code, ...change },
  });
}

export async function latest(sandbox: TestSandbox, bearer: string) {
  const { items } = (await sandbox.call(withdrawals, { bearer })).value();
  return items[0];
}

export async function usdt(sandbox: TestSandbox, bearer: string) {
  const params = { code: "USDT" };
  const wallet = (await sandbox.call(contract.account.wallet, { bearer, params })).value();
  return [wallet.available, wallet.locked].map((amount) => amount?.replace(/\.0+$/, ""));
}

import { afterEach, expect, it, vi } from "vitest";
import { cancelWithdrawal } from "./withdrawal-client.ts";

const WITHDRAWAL = {
  id: "7",
  symbol: "USDT",
  amount: "25",
  fee: "1",
  status: "cancelled",
  address: "0x1111111111111111111111111111111111111111",
  requestedAt: "2026-11-22T10:00:00Z",
  timeline: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R8.2 a withdrawal is taken back once more under the same key where the answer was lost", async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    if (keys.length === 1) throw new TypeError("Failed to fetch");
    const wallets = [{ symbol: "USDT", balance: "100", locked: "0" }];
    return Response.json({ request: WITHDRAWAL, wallets });
  });
  const { withdrawal } = await cancelWithdrawal("7");
  expect(withdrawal).toMatchObject({ id: "7", status: "cancelled" });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

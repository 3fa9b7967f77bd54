import { afterEach, expect, it, vi } from "vitest";
import { claimMining, startMining } from "./client.ts";

const SESSION = {
  state: "running",
  accrued: "0",
  accruedAt: "2026-11-22T10:00:00Z",
  ratePerHour: "1",
  unclaimed: "0",
  serverTime: "2026-11-22T10:00:00Z",
};
const ANSWER = {
  session: SESSION,
  claimed: { gross: "2", fee: "1", net: "1" },
  wallets: [{ symbol: "mBTC", available: "7", locked: "0" }],
};

function answerWith(body: unknown) {
  vi.stubGlobal("fetch", async () => Response.json(body));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R10.4 the answer to mining orders that were sent again says what was claimed, and no balance of long ago", async () => {
  answerWith(ANSWER);
  expect(await claimMining("key", false)).toMatchObject({ balance: "7" });
  expect(await claimMining("key", true)).toMatchObject({
    claimed: ANSWER.claimed,
    balance: null,
  });
  expect(await startMining("key", false)).toMatchObject({ balance: "7", hasClaimed: true });
  expect(await startMining("key", true)).toMatchObject({ balance: null, hasClaimed: true });
});

it("a start that claimed nothing states no balance", async () => {
  answerWith({ session: SESSION });
  expect(await startMining("key", false)).toMatchObject({ balance: null, hasClaimed: false });
});

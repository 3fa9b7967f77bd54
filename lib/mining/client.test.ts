import { afterEach, expect, it, vi } from "vitest";
import { claimMining, settleMining, startMining } from "./client.ts";

const sent: { path: string; key: string }[] = [];

/** Every answer is lost. */
function loseAnswers() {
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ path, key: headers["idempotency-key"] ?? "" });
    throw new TypeError("Failed to fetch");
  });
}

async function keyOf(act: () => Promise<unknown>): Promise<string> {
  await act().catch(() => null);
  return sent.at(-1)?.key ?? "";
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a start whose answer was lost is sent again, until a read shows the session running", async () => {
  loseAnswers();
  const first = await keyOf(startMining);
  settleMining({ state: "idle", unclaimed: "0.000000000000000000" });
  expect(await keyOf(startMining)).toBe(first);
  settleMining({ state: "running", unclaimed: "0.000000000000000001" });
  expect(await keyOf(startMining)).not.toBe(first);
});

it("a claim whose answer was lost is sent again, until a read shows nothing to claim", async () => {
  loseAnswers();
  const first = await keyOf(claimMining);
  settleMining({ state: "running", unclaimed: "0.000000000000000001" });
  expect(await keyOf(claimMining)).toBe(first);
  settleMining({ state: "idle", unclaimed: "0.000000000000000000" });
  expect(await keyOf(claimMining)).not.toBe(first);
});

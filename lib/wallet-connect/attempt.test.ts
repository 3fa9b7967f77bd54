import { beforeEach, expect, it } from "vitest";
import { attemptStore, cancelAttempt, dismissAttempt, runAttempt } from "./attempt.ts";
import { refusal } from "./testing/fake-provider.ts";

beforeEach(() => {
  attemptStore.set(attemptStore.getServer());
});

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
}

it("R4.9 is waiting while the wallet is asked, and idle once it is connected", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const attempt = runAttempt("MetaMask", () => promise);
  expect(attemptStore.get()).toEqual({ status: "waiting", walletName: "MetaMask" });
  resolve(7);
  expect(await attempt).toBe(7);
  expect(attemptStore.get()).toEqual({ status: "idle" });
});

it("R8.5 says why it failed until the member has read it", async () => {
  const cause = refusal(-32002);
  await expect(runAttempt("Trust Wallet", () => Promise.reject(cause))).rejects.toBe(cause);
  const failed = { status: "failed", walletName: "Trust Wallet", code: "pending" };
  expect(attemptStore.get()).toEqual(failed);
  dismissAttempt();
  expect(attemptStore.get()).toEqual({ status: "idle" });
});

it("R8.5 ends as a refusal when the member gives up", async () => {
  const attempt = runAttempt("MetaMask", untilAborted);
  cancelAttempt();
  await expect(attempt).rejects.toThrow();
  cancelAttempt();
  expect(attemptStore.get()).toMatchObject({ status: "failed", code: "rejected" });
});

it("gives way to a later attempt without a word", async () => {
  const first = runAttempt("MetaMask", untilAborted);
  const second = Promise.withResolvers<void>();
  const later = runAttempt("Binance Wallet", () => second.promise);
  await expect(first).rejects.toThrow();
  expect(attemptStore.get()).toEqual({ status: "waiting", walletName: "Binance Wallet" });
  second.resolve();
  await later;
  expect(attemptStore.get()).toEqual({ status: "idle" });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConvertQuote } from "@/lib/contract/movement";
import { conversionsDiffer, type QuoteRequest } from "@/lib/domain/wallet/view";
import { createQuoteCycle } from "./quote-cycle";

const PAUSE_MS = 400;
const request = (amount: string): QuoteRequest => ({ from: "USDT", to: "MERLIN", amount });

function quote(amount: string, receive = amount): ConvertQuote {
  const expiresAt = "2026-05-01T12:00:15Z";
  return {
    quoteId: receive,
    from: "USDT",
    to: "MERLIN",
    amount,
    rate: "1",
    fee: "0",
    receive,
    expiresAt,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once for what stands after the pause, not for every key", async () => {
  const ask = vi.fn(async ({ amount }: QuoteRequest) => quote(amount));
  const cycle = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  cycle.want(request("1"));
  cycle.want(request("10"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  cycle.want(request("100"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(ask.mock.calls).toEqual([[request("100")]]);
  expect(cycle.snapshot()).toMatchObject({ quote: quote("100"), isAsking: false });
});

it("an older quote that arrives late is not shown", async () => {
  const answers = new Map<string, (value: ConvertQuote) => void>();
  const ask = ({ amount }: QuoteRequest) =>
    new Promise<ConvertQuote>((resolve) => answers.set(amount, resolve));
  const cycle = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  cycle.want(request("2"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  answers.get("2")?.(quote("2"));
  answers.get("1")?.(quote("1"));
  await vi.runAllTimersAsync();
  expect(cycle.snapshot().quote).toEqual(quote("2"));
});

it("figures of another amount go at once", async () => {
  const cycle = createQuoteCycle(
    async ({ amount }: QuoteRequest) => quote(amount),
    PAUSE_MS,
    conversionsDiffer,
  );
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  cycle.want(request("2"));
  expect(cycle.snapshot()).toMatchObject({ quote: null, isAsking: true });
  cycle.want(null);
  expect(cycle.snapshot()).toMatchObject({ quote: null, isAsking: false });
});

it("new figures after an expiry wait until the member accepts them", async () => {
  const receives = ["10", "9", "8"];
  const cycle = createQuoteCycle(
    async () => quote("1", receives.shift()),
    PAUSE_MS,
    conversionsDiffer,
  );
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await cycle.renew("expired");
  expect(cycle.snapshot()).toMatchObject({
    quote: quote("1", "9"),
    renewal: { reason: "expired", before: quote("1", "10") },
  });
  await cycle.renew("refused");
  expect(cycle.snapshot().renewal).toEqual({ reason: "refused", before: quote("1", "10") });
  cycle.accept();
  expect(cycle.snapshot()).toMatchObject({ quote: quote("1", "8"), renewal: null });
});

it("R10.2 asks for nothing while nobody looks, and once on the return, unless something else is wanted by then", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  const comeBack = async () => {
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  };
  const ask = vi.fn(async ({ amount }: QuoteRequest) => quote(amount));
  const cycle = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  vi.stubGlobal("document", page);
  cycle.renew("expired");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await comeBack();
  expect(ask).toHaveBeenCalledTimes(2);
  page.visibilityState = "hidden";
  cycle.renew("expired");
  cycle.stop();
  await comeBack();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("a renewal with the same figures asks for nothing", async () => {
  const cycle = createQuoteCycle(async () => quote("1", "10"), PAUSE_MS, conversionsDiffer);
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await cycle.renew("expired");
  expect(cycle.snapshot().renewal).toBeNull();
});

it("a failure takes the figures away and can be retried", async () => {
  const failure = new Error("no price");
  const ask = vi.fn(async () => quote("1")).mockRejectedValueOnce(failure);
  const cycle = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  cycle.want(request("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(cycle.snapshot()).toMatchObject({ quote: null, error: failure });
  await cycle.retry();
  expect(cycle.snapshot()).toMatchObject({ quote: quote("1"), error: null });
});

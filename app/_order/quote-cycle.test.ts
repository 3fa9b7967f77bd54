import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConvertQuote } from "@/lib/contract/movement";
import { conversionsDiffer, type QuoteRequest } from "@/lib/domain/wallet/quote";
import { createQuoteCycle } from "./quote-cycle";

const PAUSE_MS = 400;
const wish = (amount: string): QuoteRequest => ({ from: "USDT", to: "MERLIN", amount });

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
  const desk = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  desk.want(wish("1"));
  desk.want(wish("10"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  desk.want(wish("100"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(ask.mock.calls).toEqual([[wish("100")]]);
  expect(desk.snapshot()).toMatchObject({ quote: quote("100"), isAsking: false });
});

it("an older quote that arrives late is not shown", async () => {
  const answers = new Map<string, (value: ConvertQuote) => void>();
  const ask = ({ amount }: QuoteRequest) =>
    new Promise<ConvertQuote>((resolve) => answers.set(amount, resolve));
  const desk = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  desk.want(wish("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  desk.want(wish("2"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  answers.get("2")?.(quote("2"));
  answers.get("1")?.(quote("1"));
  await vi.runAllTimersAsync();
  expect(desk.snapshot().quote).toEqual(quote("2"));
});

it("figures of another amount go at once", async () => {
  const desk = createQuoteCycle(
    async ({ amount }: QuoteRequest) => quote(amount),
    PAUSE_MS,
    conversionsDiffer,
  );
  desk.want(wish("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  desk.want(wish("2"));
  expect(desk.snapshot()).toMatchObject({ quote: null, isAsking: true });
  desk.want(null);
  expect(desk.snapshot()).toMatchObject({ quote: null, isAsking: false });
});

it("new figures after an expiry wait until the member accepts them", async () => {
  const receives = ["10", "9", "8"];
  const desk = createQuoteCycle(
    async () => quote("1", receives.shift()),
    PAUSE_MS,
    conversionsDiffer,
  );
  desk.want(wish("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await desk.renew("expired");
  expect(desk.snapshot()).toMatchObject({
    quote: quote("1", "9"),
    renewal: { reason: "expired", before: quote("1", "10") },
  });
  await desk.renew("refused");
  expect(desk.snapshot().renewal).toEqual({ reason: "refused", before: quote("1", "10") });
  desk.accept();
  expect(desk.snapshot()).toMatchObject({ quote: quote("1", "8"), renewal: null });
});

it("a renewal with the same figures asks for nothing", async () => {
  const desk = createQuoteCycle(async () => quote("1", "10"), PAUSE_MS, conversionsDiffer);
  desk.want(wish("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await desk.renew("expired");
  expect(desk.snapshot().renewal).toBeNull();
});

it("a failure takes the figures away and can be retried", async () => {
  const failure = new Error("no price");
  const ask = vi.fn(async () => quote("1")).mockRejectedValueOnce(failure);
  const desk = createQuoteCycle(ask, PAUSE_MS, conversionsDiffer);
  desk.want(wish("1"));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(desk.snapshot()).toMatchObject({ quote: null, error: failure });
  await desk.retry();
  expect(desk.snapshot()).toMatchObject({ quote: quote("1"), error: null });
});

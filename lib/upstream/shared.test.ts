import { beforeEach, describe, expect, it, vi } from "vitest";
import { priceEndpoints } from "../contract/price.ts";
import { forgetInProcess } from "../process/shared.ts";
import type { UpstreamResult } from "./answer.ts";
import { callUpstreamRaw } from "./call.ts";
import { UpstreamTimeoutError, UpstreamUnavailableError } from "./errors.ts";
import { callSharedRaw, entriesOf } from "./shared.ts";

vi.mock("./call.ts", () => ({ callUpstreamRaw: vi.fn() }));

const endpoint = priceEndpoints.prices;
const LIFETIME_MS = (endpoint.sharedForSeconds ?? 0) * 1_000;
const reset = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
const outage = new UpstreamUnavailableError("GET price/prices: the connection failed", {
  requestId: "1",
  cause: reset,
});
const TOLD_OF_OUTAGE =
  "UpstreamUnavailableError: GET price/prices: the connection failed (Error ECONNRESET)";
const flight = vi.mocked(callUpstreamRaw);

function good(price: string): UpstreamResult<unknown> {
  return { ok: true, status: 200, value: [{ code: "MERLIN", price }] };
}

async function ask(requestId = "1", patienceMs?: number): Promise<string> {
  const context = {
    requestId,
    patienceMs,
    language: "de",
    clientAddress: "203.0.113.9",
    signal: AbortSignal.abort(),
  };
  const result = await callSharedRaw(endpoint, {}, context);
  return result.ok ? (result.value[0]?.price ?? "none") : `refused ${result.refusal.status}`;
}

beforeEach(() => {
  forgetInProcess("shared answers");
  flight.mockReset();
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => vi.useRealTimers();
});

describe("R7.3 a public answer", () => {
  it("is one flight for a hundred visitors, and serves everybody while it is fresh", async () => {
    flight.mockResolvedValue(good("1") as never);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(new Set(answers)).toEqual(new Set(["1"]));
    vi.advanceTimersByTime(LIFETIME_MS - 1);
    expect(await ask()).toBe("1");
    expect(flight).toHaveBeenCalledTimes(1);
  });

  it("says nothing about the visitor who happened to be first, and outlives them", async () => {
    flight.mockResolvedValue(good("1") as never);
    await ask("first");
    expect(flight).toHaveBeenCalledWith(endpoint, {}, { requestId: "first" });
  });

  it("keeps nobody waiting beyond their patience, and serves the next one", async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    let answer: (result: UpstreamResult<unknown>) => void = () => undefined;
    flight.mockReturnValueOnce(new Promise((resolve) => (answer = resolve as typeof answer)));
    const patient = ask("1");
    const hasty = ask("2", 2_000);
    const refused = expect(hasty).rejects.toThrow(UpstreamTimeoutError);
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    answer(good("1"));
    expect(await patient).toBe("1");
    expect(await ask("3", 2_000)).toBe("1");
    expect(vi.getTimerCount()).toBe(0);
    expect(flight).toHaveBeenCalledTimes(1);
  });

  it("is served stale while one flight renews it, and fresh from then on", async () => {
    flight.mockResolvedValueOnce(good("1") as never);
    await ask();
    vi.advanceTimersByTime(LIFETIME_MS);
    let renew: (result: UpstreamResult<unknown>) => void = () => undefined;
    flight.mockReturnValueOnce(new Promise((resolve) => (renew = resolve as typeof renew)));
    const stale = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(new Set(stale)).toEqual(new Set(["1"]));
    expect(flight).toHaveBeenCalledTimes(2);
    renew(good("2"));
    await vi.waitFor(async () => expect(await ask()).toBe("2"));
    expect(flight).toHaveBeenCalledTimes(2);
  });

  it("survives an outage for ten lifetimes, and no longer; the line names the route alone", async () => {
    flight.mockResolvedValueOnce(good("1") as never);
    await ask();
    flight.mockRejectedValue(outage);
    vi.advanceTimersByTime(LIFETIME_MS * 10);
    expect(await ask()).toBe("1");
    const write = vi.mocked(process.stdout.write);
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
      event: "stale answer served",
      route: "GET price/prices",
      cause: TOLD_OF_OUTAGE,
    });
    vi.advanceTimersByTime(LIFETIME_MS);
    await expect(ask()).rejects.toBe(outage);
  });

  it("is asked for once a second while its renewal fails or is refused, and one line tells of each", async () => {
    const write = vi.mocked(process.stdout.write);
    flight.mockResolvedValueOnce(good("1") as never);
    await ask();
    vi.advanceTimersByTime(LIFETIME_MS);
    write.mockClear();
    const refusal = { status: 429, body: { statusCode: 4290, message: "" } };
    flight.mockRejectedValueOnce(outage);
    flight.mockResolvedValueOnce({ ok: false, refusal } as never);
    for (const told of [TOLD_OF_OUTAGE, "refused with 429/4290"]) {
      for (let visitor = 0; visitor < 20; visitor += 1) expect(await ask()).toBe("1");
      expect(write).toHaveBeenCalledTimes(1);
      expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({ cause: told });
      write.mockClear();
      vi.advanceTimersByTime(1_000);
    }
    flight.mockResolvedValueOnce(good("2") as never);
    await ask();
    expect(await ask()).toBe("2");
    expect(flight).toHaveBeenCalledTimes(4);
  });

  it("is left alone for as long as its refusal says, a minute at most", async () => {
    const refusal = (retryAfterSeconds: number) =>
      ({
        ok: false,
        refusal: { status: 429, body: { statusCode: 4290, message: "" }, retryAfterSeconds },
      }) as never;
    flight.mockResolvedValueOnce(refusal(5));
    expect(await ask()).toBe("refused 429");
    vi.advanceTimersByTime(4_500);
    const left = await callSharedRaw(endpoint, {}, { requestId: "2" });
    expect(left).toMatchObject({ ok: false, refusal: { status: 429, retryAfterSeconds: 1 } });
    expect(flight).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    flight.mockResolvedValueOnce(refusal(86_400));
    expect(await ask()).toBe("refused 429");
    vi.advanceTimersByTime(59_999);
    expect(await ask()).toBe("refused 429");
    expect(flight).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    flight.mockResolvedValueOnce(good("1") as never);
    expect(await ask()).toBe("1");
  });

  it("is not kept when it is a refusal or a failure", async () => {
    flight.mockRejectedValueOnce(outage);
    await expect(ask()).rejects.toBe(outage);
    const refusal = { status: 429, body: { statusCode: 4290, message: "" } };
    flight.mockResolvedValueOnce({ ok: false, refusal } as never);
    expect(await ask()).toBe("refused 429");
    flight.mockResolvedValueOnce(good("1") as never);
    expect(await ask()).toBe("1");
    expect(flight).toHaveBeenCalledTimes(3);
  });

  it("is kept for a bounded number of parameters", async () => {
    const history = priceEndpoints.priceHistory;
    flight.mockResolvedValue({ ok: true, status: 200, value: { history: [] } } as never);
    const codes = Array.from({ length: 600 }, (_, index) => `C${index}`);
    for (const code of codes) {
      await callSharedRaw(history, { params: { code } }, { requestId: "1" });
    }
    expect(entriesOf(history).size).toBe(500);
  });

  it("stays, however many parameters of another call anybody makes up", async () => {
    flight.mockResolvedValueOnce(good("1") as never);
    await ask();
    flight.mockResolvedValue({ ok: true, status: 200, value: { history: [] } } as never);
    for (let index = 0; index < 505; index += 1) {
      const params = { code: `C${index}` };
      await callSharedRaw(priceEndpoints.priceHistory, { params }, { requestId: "1" });
    }
    flight.mockRejectedValue(outage);
    vi.advanceTimersByTime(LIFETIME_MS);
    expect(await ask()).toBe("1");
  });

  it("that is asked for stays, however many parameters of its own call anybody makes up", async () => {
    const history = priceEndpoints.priceHistory;
    const read = (code: string) => callSharedRaw(history, { params: { code } }, { requestId: "1" });
    flight.mockResolvedValue({ ok: true, status: 200, value: { history: [] } } as never);
    await read("MERLIN");
    for (let index = 0; index < 1_000; index += 1) {
      await read(`C${index}`);
      if (index % 400 === 0) await read("MERLIN");
    }
    const asked = flight.mock.calls.filter(([, { params }]) => params?.code === "MERLIN");
    expect(asked).toHaveLength(1);
  });
});

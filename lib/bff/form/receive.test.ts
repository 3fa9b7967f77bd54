import { afterEach, describe, expect, it, vi } from "vitest";
import { receive } from "./receive.ts";

const KIB = 1024;

afterEach(() => {
  vi.useRealTimers();
});

/** So many kilobytes, one each so many milliseconds. */
function dripping(count: number, everyMs: number, onCancel?: () => void): Request {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (count > 0) controller.enqueue(new Uint8Array(KIB));
        else controller.close();
        count -= 1;
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

async function sizeOf(request: Request, maxBytes = 1_000 * KIB): Promise<number> {
  let size = 0;
  for await (const chunk of receive(request, maxBytes)) size += chunk.byteLength;
  return size;
}

/** How a body ends and after how many milliseconds of a clock that is moved. */
async function outcome(request: Request): Promise<readonly [end: unknown, ms: number]> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const startedAt = performance.now();
  let ended: readonly [unknown, number] | undefined;
  const settle = (end: unknown) => {
    ended = [end, performance.now() - startedAt];
  };
  sizeOf(request).then(settle, (error: { code?: string }) => settle(error.code));
  while (!ended) await vi.advanceTimersByTimeAsync(50);
  return ended;
}

describe("a body that comes slowly", () => {
  it("is refused after ten seconds when nothing of it comes", async () => {
    const [end, ms] = await outcome(dripping(1, 1_000_000));
    expect(end).toBe("TOO_SLOW");
    expect(ms).toBeGreaterThanOrEqual(10_000);
    expect(ms).toBeLessThan(10_200);
  });

  it("is refused soon after when it comes at a tenth of the slowest pace", async () => {
    const [end, ms] = await outcome(dripping(1_000, 640));
    expect(end).toBe("TOO_SLOW");
    expect(ms).toBeLessThan(12_000);
  });

  it("is taken at a pace that works, and with a pause that its bytes have earned", async () => {
    expect((await outcome(dripping(500, 64)))[0]).toBe(500 * KIB);
    expect((await outcome(dripping(2, 4_900)))[0]).toBe("TOO_SLOW");
    expect((await outcome(dripping(2, 3_300)))[0]).toBe(2 * KIB);
  });

  it("is refused after four minutes however many bytes there are", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (at > 0) await new Promise((resolve) => setTimeout(resolve, 10_000));
        controller.enqueue(new Uint8Array(100 * KIB * 10));
        at += 1;
      },
    });
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    const refused = sizeOf(request, 1_000_000 * KIB).catch((error) => error.code);
    let end: unknown;
    refused.then((code) => {
      end = code;
    });
    await vi.advanceTimersByTimeAsync(239_000);
    expect(end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(end).toBe("TOO_SLOW");
  });
});

describe("a body that is refused", () => {
  it("is not cancelled, so that its connection lives to carry the answer", async () => {
    const onCancel = vi.fn();
    await expect(sizeOf(dripping(10, 0, onCancel), KIB)).rejects.toMatchObject({
      code: "TOO_LARGE",
    });
    expect(onCancel).not.toHaveBeenCalled();
  });

  it("is read to its end behind the refusal, so that the next request of its connection has its turn", async () => {
    let asked = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          asked += 1;
          if (asked < 100) controller.enqueue(new Uint8Array(KIB));
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    for await (const _ of receive(request, 1_000 * KIB)) break;
    await vi.waitFor(() => expect(asked).toBe(100));
  });

  it("holds no timer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const body = new Blob([new Uint8Array(2 * KIB)]).stream();
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("http://localhost/", init as RequestInit);
    await expect(sizeOf(request, KIB)).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

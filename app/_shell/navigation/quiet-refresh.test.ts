import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callOwn } from "@/lib/bff/client/client";
import { quietRefresh } from "./quiet-refresh";

vi.mock("react", () => ({ startTransition: (work: () => void) => work() }));
vi.mock("@/lib/bff/client/client", () => ({ callOwn: vi.fn(), isSessionOver: () => false }));
vi.mock("@/lib/bff/client/page-member", () => ({ pageMember: () => null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: { build: "this" } } });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("whoever asks while a question is under way waits for its answer, and what was asked for last is rendered", async () => {
  let answer = (_: { version: string }) => {};
  vi.mocked(callOwn).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const [first, last, done] = [vi.fn(), vi.fn(), vi.fn()];
  quietRefresh(first);
  quietRefresh(last).then(done);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done).not.toHaveBeenCalled();
  answer({ version: "this" });
  await vi.advanceTimersByTimeAsync(0);
  expect([first, last, done].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

it("R3.6 a question that the network swallows holds up no later one", async () => {
  const swallowed = ({ signal }: { signal?: AbortSignal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.mocked(callOwn).mockImplementationOnce(swallowed).mockResolvedValue({ version: "this" });
  const refresh = vi.fn();
  quietRefresh(refresh);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledOnce();
});

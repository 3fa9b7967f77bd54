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

it("R3.6 a question that the network swallows holds up no later one", async () => {
  const swallowed = ({ signal }: { signal?: AbortSignal }) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.mocked(callOwn).mockImplementationOnce(swallowed).mockResolvedValue({ version: "this" });
  const refresh = vi.fn();
  quietRefresh(refresh);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledOnce();
});

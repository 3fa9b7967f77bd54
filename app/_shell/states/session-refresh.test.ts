import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refreshSession } from "@/lib/session/client";
import { SessionRefresh } from "./session-refresh";

const page = vi.hoisted(() => ({ refresh: vi.fn(), leave: () => {} }));
vi.mock("react", () => ({
  useEffect(effect: () => () => void) {
    page.leave = effect();
  },
}));
vi.mock("next/navigation", () => ({ useRouter: () => page }));
vi.mock("@/lib/session/client", () => ({ refreshSession: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("R8.1 a renewal that is lost is tried again, until one is answered", async () => {
  vi.mocked(refreshSession).mockRejectedValueOnce(new Error("lost")).mockResolvedValue();
  SessionRefresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshSession).toHaveBeenCalledTimes(2);
  expect(page.refresh).toHaveBeenCalled();
});

it("R8.1 a renewal that a network swallows is tried again", async () => {
  vi.mocked(refreshSession)
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue();
  SessionRefresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshSession).toHaveBeenCalledTimes(2);
});

it("R8.1 nothing is tried again once the page says what has become of it", async () => {
  vi.mocked(refreshSession).mockRejectedValue(new Error("status 503"));
  SessionRefresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.refresh).toHaveBeenCalledTimes(1);
  page.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  SessionRefresh();
  page.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshSession).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Wheel } from "@/lib/contract/game";
import type { SpinAnswer } from "@/lib/domain/game/client";
import { useSpin } from "./use-spin";

/** One component: what it keeps from one rendering to the next, and what ends when it leaves. */
const part = vi.hoisted(() => ({
  values: [] as unknown[],
  next: 0,
  refresh: vi.fn(),
  leave: [] as (() => void)[],
  onAccepted: (_: SpinAnswer) => {},
}));
vi.mock("react", () => ({
  useState(initial: unknown) {
    const place = part.next++;
    part.values[place] ??= initial;
    const set = (value: unknown) => {
      part.values[place] = value;
    };
    return [part.values[place], set];
  },
  useEffect(effect: () => (() => void) | undefined) {
    const leave = effect();
    if (leave) part.leave.push(leave);
  },
}));
vi.mock("@/app/_shell/navigation/use-quiet-refresh", () => ({
  useQuietRefresh: () => part.refresh,
}));
vi.mock("@/app/_order/use-order", () => ({
  useOrder(order: { onAccepted: (done: SpinAnswer) => void }) {
    part.onAccepted = order.onAccepted;
    return { refused: null };
  },
}));

const WHEEL = { nonce: 1, serverTime: null } as unknown as Wheel;

function Part() {
  return useSpin(WHEEL);
}

function render() {
  part.next = 0;
  return Part();
}

beforeEach(() => {
  Object.assign(part, { values: [], leave: [] });
  part.refresh.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  render();
  part.onAccepted({ wheel: { ...WHEEL, nonce: 2 } } as SpinAnswer);
});
afterEach(() => vi.useRealTimers());

it("the page is rendered anew when the wheel stands", () => {
  expect(render().isTurning).toBe(true);
  vi.advanceTimersByTime(4_500);
  expect(part.refresh).toHaveBeenCalledTimes(1);
  expect(render().isTurning).toBe(false);
});

it("a page that was left while the wheel turns renders no other one anew", () => {
  render();
  for (const leave of part.leave) leave();
  vi.advanceTimersByTime(10_000);
  expect(part.refresh).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startRefreshing } from "./refresher.ts";

const device = { onLine: true };
let page: EventTarget & { visibilityState: string };
let tab: EventTarget;
let ask: () => void;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  device.onLine = true;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  tab = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tab);
  vi.stubGlobal("navigator", device);
  ask = vi.fn<() => void>();
  stop = startRefreshing(ask, 15_000);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

it("R10.2 asks in every interval while the page is looked at", () => {
  vi.advanceTimersByTime(45_000);
  expect(ask).toHaveBeenCalledTimes(3);
  look("hidden");
  vi.advanceTimersByTime(45_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it("R10.2 asks once when the member comes back, whatever the return is told by", () => {
  look("hidden");
  vi.advanceTimersByTime(45_000);
  look("visible");
  tab.dispatchEvent(new Event("focus"));
  tab.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("R3.6 asks nothing without a network, and at once when it is back", () => {
  device.onLine = false;
  vi.advanceTimersByTime(45_000);
  tab.dispatchEvent(new Event("focus"));
  expect(ask).not.toHaveBeenCalled();
  device.onLine = true;
  tab.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks on a return after the computer's clock was set back", () => {
  vi.advanceTimersByTime(15_000);
  vi.setSystemTime(0);
  tab.dispatchEvent(new Event("focus"));
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks nothing any more once it is stopped", () => {
  stop();
  vi.advanceTimersByTime(45_000);
  tab.dispatchEvent(new Event("focus"));
  expect(ask).not.toHaveBeenCalled();
});

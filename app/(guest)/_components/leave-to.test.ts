import { expect, it, vi } from "vitest";
import { leaveTo } from "./leave-to";

it.each(["", "#weekly-mail"])("R2.3 the place that was asked for comes along: %j", (hash) => {
  const assign = vi.fn();
  vi.stubGlobal("window", { location: { hash, assign } });
  leaveTo({ next: "/setting/security" });
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/setting/security${hash}`);
});

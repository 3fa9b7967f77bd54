import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess, inProcess } from "./shared.ts";

afterEach(() => forgetInProcess("probe", "other"));

describe("what is one in a process", () => {
  it("is made once, when it is first asked for", () => {
    const create = vi.fn(() => new Map<string, number>());
    const probe = inProcess("probe", create);
    expect(create).not.toHaveBeenCalled();
    probe().set("a", 1);
    expect(probe().get("a")).toBe(1);
    expect(create).toHaveBeenCalledOnce();
  });

  it("is one for all copies of a module", async () => {
    const own = inProcess("probe", () => ({ from: "first" }));
    own();
    vi.resetModules();
    const copy = await import("./shared.ts");
    expect(copy.inProcess).not.toBe(inProcess);
    expect(copy.inProcess("probe", () => ({ from: "second" }))()).toBe(own());
  });

  it("may be undefined, and is not made again for that", () => {
    const create = vi.fn(() => undefined);
    const probe = inProcess("probe", create);
    probe();
    probe();
    expect(create).toHaveBeenCalledOnce();
  });

  it("is made anew once it is forgotten, others are not", () => {
    const probe = inProcess("probe", () => ({}));
    const other = inProcess("other", () => ({}));
    const [first, kept] = [probe(), other()];
    forgetInProcess("probe");
    expect(probe()).not.toBe(first);
    expect(other()).toBe(kept);
  });
});

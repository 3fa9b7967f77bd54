import { describe, expect, it } from "vitest";
import { AUDITED } from "./proxy.ts";
import { surface } from "./surface.ts";

describe("calls of which an operator is told", () => {
  it("are all calls of the surface", () => {
    const ids = new Set(surface.map(({ id }) => id));
    expect(Object.keys(AUDITED).filter((id) => !ids.has(id))).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { toldSpan } from "./told-power.ts";

const at = "2026-11-30T00:00:00Z";
const point = (th?: string | null) => ({ at, net: "0", th });

it("a chart of power begins and ends with a power that was told, and zero is one", () => {
  const told = [point("0"), point(null), point("12")];
  expect(toldSpan([point(), point(null), ...told, point(null)])).toEqual(told);
  expect(toldSpan([point(), point("12")])).toBeNull();
  expect(toldSpan([point(), point(null)])).toBeNull();
  expect(toldSpan([])).toEqual([]);
});

import { expect, it } from "vitest";
import type { ShownRow } from "@/lib/domain/binary-tree/shown";
import { placeInSet, rowMove } from "./row-keys";

const member = (key: string, parent: string | null, side: ShownRow["side"], level: number) =>
  ({ key, parent, side, level, seat: { kind: "member", key } }) as ShownRow;
const ROWS = [
  member("anna", null, null, 1),
  member("boris", "anna", "left", 2),
  member("clara", "boris", "left", 3),
  { key: "boris right", parent: "boris", side: "right", level: 3, seat: { kind: "free" } },
  member("dora", "anna", "right", 2),
] as readonly ShownRow[];
const UNFOLDED = new Set(["anna", "boris"]);
const move = (key: string, index: number, isRtl = false) =>
  rowMove(key, index, ROWS, UNFOLDED, isRtl);

it("R10.1 up, down, Home and End go from line to line and to the ends", () => {
  expect(move("ArrowDown", 0)).toEqual({ to: 1, by: 1 });
  expect(move("ArrowDown", 4)).toEqual({ to: 4, by: 1 });
  expect(move("ArrowUp", 0)).toEqual({ to: 0, by: -1 });
  expect(move("Home", 3)).toEqual({ to: 0, by: 1 });
  expect(move("End", 0)).toEqual({ to: 4, by: -1 });
  expect(move("x", 0)).toBeNull();
  expect(move("Home", 9)).toBeNull();
});

it("R10.1 an arrow leads into a branch and out of it, the other way round from right to left", () => {
  expect(move("ArrowRight", 4)).toEqual({ toggle: "dora" });
  expect(move("ArrowRight", 1)).toEqual({ to: 2, by: 1 });
  expect(move("ArrowRight", 3)).toBeNull();
  expect(move("ArrowLeft", 1)).toEqual({ toggle: "boris" });
  expect(move("ArrowLeft", 2)).toEqual({ to: 1, by: -1 });
  expect(move("ArrowLeft", 3)).toEqual({ to: 1, by: -1 });
  expect(rowMove("ArrowLeft", 0, ROWS, new Set(), false)).toBeNull();
  expect(move("ArrowLeft", 4, true)).toEqual({ toggle: "dora" });
  expect(move("ArrowRight", 2, true)).toEqual({ to: 1, by: -1 });
});

it("R10.1 each line says its place beside the other leg", () => {
  expect(ROWS.map((row) => Object.values(placeInSet(row)))).toEqual([
    [1, 1],
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});

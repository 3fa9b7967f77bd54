import { describe, expect, it } from "vitest";
import { SAMPLE } from "../../testing/sample-tree.ts";
import { allUnfolded, firstUnfolded, hasTeam, needsLoading, seatAt, teamSize } from "./seats.ts";
import { rowsOf } from "./shown.ts";
import { treeOf } from "./tree.ts";

const tree = treeOf(SAMPLE);
if (!tree) throw new Error("The sample is a tree");

describe("a seat", () => {
  it("R7.2 is free when its leg counts nobody, and hidden when it counts members that are not loaded", () => {
    expect(seatAt(tree, "dora", "left")).toEqual({ kind: "member", key: "carl" });
    expect(seatAt(tree, "dora", "right")).toEqual({ kind: "free" });
    expect(seatAt(tree, "carl", "right")).toEqual({ kind: "hidden", count: 1 });
  });

  it("is free without counts unless the answer leaves members out", () => {
    const bare = (hasMore: boolean) => treeOf([{ id: "1", username: "solo", hasMore }]);
    const [whole, part] = [bare(false), bare(true)];
    expect(whole && seatAt(whole, "solo", "left")).toEqual({ kind: "free" });
    expect(part && seatAt(part, "solo", "left")).toEqual({ kind: "hidden", count: null });
  });

  it("tells who has a team, how large, and who has to be loaded", () => {
    expect(["anna", "carl", "emil"].map((key) => hasTeam(tree, key))).toEqual([true, true, false]);
    expect(["anna", "carl", "nobody"].map((key) => teamSize(tree, key))).toEqual([5, 2, null]);
    expect(["dora", "carl"].map((key) => needsLoading(tree, key))).toEqual([false, true]);
  });
});

describe("what is unfolded", () => {
  it("at first is everybody on the first levels whose seats are known", () => {
    expect([...firstUnfolded(tree, 2)]).toEqual(["anna", "dora", "emil"]);
    expect(firstUnfolded(tree, 9).has("carl")).toBe(false);
  });

  it("with everything unfolded leaves out who has nobody below", () => {
    expect([...allUnfolded(tree)]).toEqual(["anna", "dora"]);
  });
});

describe("the rows of the table", () => {
  it("stand above their branch, the left leg first, with free seats and levels", () => {
    const rows = rowsOf(tree, new Set(["anna", "dora"]), 100);
    expect(rows.map(({ key, level, seat }) => [key, level, seat.kind])).toEqual([
      ["anna", 1, "member"],
      ["dora", 2, "member"],
      ["carl", 3, "member"],
      ["dora right", 3, "free"],
      ["emil", 2, "member"],
    ]);
  });

  it("end where the page of rows ends", () => {
    expect(rowsOf(tree, new Set(["anna", "dora"]), 2)).toHaveLength(2);
  });
});

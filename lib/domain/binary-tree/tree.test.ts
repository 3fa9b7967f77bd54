import { describe, expect, it } from "vitest";
import { SAMPLE, sampleNode } from "../../testing/sample-tree.ts";
import { belowOf, firstLevels, mergeBranch, type Tree, treeOf, wayTo } from "./tree.ts";

function made(nodes: Parameters<typeof treeOf>[0], root: string | null = null): Tree {
  const tree = treeOf(nodes, root);
  if (!tree) throw new Error("There is no tree in these nodes");
  return tree;
}

describe("the tree in an answer", () => {
  it("R7.2 links nodes by their ids, whatever their order, and knows them by username", () => {
    const tree = made(SAMPLE.toReversed());
    expect(tree.top).toBe("anna");
    expect(belowOf(tree, "anna")).toEqual({ left: "dora", right: "emil" });
    expect(belowOf(tree, "dora")).toEqual({ left: "carl", right: null });
    expect(tree.members.get("carl")).toMatchObject({ parent: "dora", side: "left" });
  });

  it("R7.2 begins at the member that was asked for and leaves out who is not below", () => {
    const tree = made(SAMPLE, "dora");
    expect([...tree.members.keys()]).toEqual(["dora", "carl"]);
    expect(tree.members.get("dora")).toMatchObject({ parent: null, side: null });
  });

  it("R7.2 is none for a member that the answer does not hold, and for an empty answer", () => {
    expect(treeOf(SAMPLE, "boris")).toBeNull();
    expect(treeOf([])).toBeNull();
  });

  it("keeps one of two who claim a seat, and does not go round in a circle", () => {
    const twice = made([...SAMPLE, sampleNode("fake", "anna", "left")]);
    expect(twice.members.has("fake")).toBe(false);
    const round = made([sampleNode("a", "b", "left"), sampleNode("b", "a", "left")], "a");
    expect([...round.members.keys()]).toEqual(["a", "b"]);
  });

  it("seats children without a position from left to right", () => {
    const tree = made([
      { id: "1", username: "top" },
      { id: "2", parentId: "1", username: "one" },
      { id: "3", parentId: "1", username: "two" },
    ]);
    expect(belowOf(tree, "top")).toEqual({ left: "one", right: "two" });
  });
});

describe("a later answer", () => {
  it("joins its branch to the tree by username, with ids of its own", () => {
    const later = [
      { ...sampleNode("carl", null, null, [1, 1]), id: "x" },
      { ...sampleNode("fred", null, "right"), id: "y", parentId: "x" },
    ];
    const tree = mergeBranch(made(SAMPLE), made(later));
    expect(belowOf(tree, "carl")).toEqual({ left: null, right: "fred" });
    expect(tree.members.get("carl")).toMatchObject({ parent: "dora", side: "left" });
    expect(wayTo(tree, "fred")).toEqual(["anna", "dora", "carl", "fred"]);
  });

  it("brings newer figures and loses nobody whom it leaves out", () => {
    const newer = made([sampleNode("anna", null, null, [9, 1])]);
    const tree = mergeBranch(made(SAMPLE), newer);
    expect(tree.members.get("anna")?.node.left?.count).toBe(9);
    expect(tree.members.size).toBe(4);
    expect(belowOf(tree, "anna").left).toBe("dora");
  });

  it("changes nothing when it is known, or about somebody elsewhere", () => {
    const tree = made(SAMPLE);
    expect(mergeBranch(tree, made(SAMPLE))).toBe(tree);
    expect(mergeBranch(tree, made([sampleNode("boris", null, null)]))).toBe(tree);
  });
});

it("cuts a tree to its first levels, parents before children", () => {
  const names = firstLevels(made(SAMPLE.toReversed()), 1).map(({ username }) => username);
  expect(names).toEqual(["anna", "emil", "dora"]);
});

import { describe, expect, it } from "vitest";
import { parseTreeQuery, treeHref } from "./tree-href";

describe("the tree's address", () => {
  it("names root, view and focus, and leaves out what is not set", () => {
    expect(treeHref({})).toBe("/binary-tree");
    expect(treeHref({ root: "dora", view: "table" })).toBe("/binary-tree?root=dora&view=table");
    expect(treeHref({ root: null, focus: "a&b" })).toBe("/binary-tree?focus=a%26b");
  });

  it("is read with oneself as no root and an unknown view as none", () => {
    const empty = { root: null, view: null, focus: null };
    expect(parseTreeQuery({}, "anna")).toEqual(empty);
    expect(parseTreeQuery({ root: "anna", view: "pie", focus: " " }, "anna")).toEqual(empty);
    expect(parseTreeQuery({ root: ["dora", "emil"], view: "tree" }, "anna")).toEqual({
      root: "dora",
      view: "tree",
      focus: null,
    });
  });
});

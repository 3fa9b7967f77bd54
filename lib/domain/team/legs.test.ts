import { describe, expect, it } from "vitest";
import { parentSeats } from "./legs.ts";

const ANNA = { id: "1", username: "anna", fullName: "Anna Berger" };
const FREE = { isFree: true, username: null };

describe("the places below a member", () => {
  it("R7.2 are free where the tree has nobody", () => {
    expect(parentSeats([ANNA])).toEqual({
      username: "anna",
      name: "Anna Berger",
      left: FREE,
      right: FREE,
    });
  });

  it("R7.2 name who sits there, in whatever order the answer lists them", () => {
    const nodes = [
      ANNA,
      { id: "3", parentId: "1", position: "right" as const, username: "emil" },
      { id: "2", parentId: "1", position: "left" as const, username: "dora" },
      { id: "4", parentId: "2", position: "left" as const, username: "carl" },
    ];
    expect(parentSeats(nodes)).toMatchObject({
      left: { isFree: false, username: "dora" },
      right: { isFree: false, username: "emil" },
    });
  });

  it("R7.2 are taken when the leg counts members that the answer leaves out", () => {
    expect(parentSeats([{ ...ANNA, left: { count: 2 }, right: { count: 0 } }])).toMatchObject({
      left: { isFree: false, username: null },
      right: FREE,
    });
  });

  it("are unknown when the answer names nobody", () => {
    expect(parentSeats([])).toBeNull();
    expect(parentSeats([{ id: "1" }])).toBeNull();
  });
});

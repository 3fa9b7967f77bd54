import { expect, it } from "vitest";
import { everyItem } from "./every-item.ts";

const same = (item: string) => item;

function reader(all: () => readonly string[]) {
  return async (page: number) => {
    const items = all();
    return { items: items.slice((page - 1) * 2, page * 2), page, pageSize: 2, total: items.length };
  };
}

const read = reader(() => ["a", "b", "c", "d", "e"]);

it("R11.2 every item comes from all pages in their order, and from no more than are allowed", async () => {
  expect(await everyItem(read, 10, same)).toEqual(["a", "b", "c", "d", "e"]);
  expect(await everyItem(read, 2, same)).toEqual(["a", "b", "c", "d"]);
});

it("an item that a new one moves to the next page stands once, and nothing is missed", async () => {
  const lists = [
    ["c", "b", "a"],
    ["d", "c", "b", "a"],
  ];
  const moving = reader(() => lists.shift() ?? ["d", "c", "b", "a"]);
  expect(await everyItem(moving, 10, same)).toEqual(["c", "b", "a"]);
});

it("a missing list has no items, and a list that ends early has those that came", async () => {
  expect(await everyItem(async () => null, 2, same)).toBeNull();
  const ending = async (page: number) => (page === 1 ? read(1) : null);
  expect(await everyItem(ending, 10, same)).toEqual(["a", "b"]);
});

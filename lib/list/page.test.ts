import { expect, it } from "vitest";
import { pageCount, pageOrLast, pageView } from "./page.ts";

const ALL = ["a", "b", "c", "d", "e"];

async function read(page: number) {
  return { items: ALL.slice((page - 1) * 2, page * 2), page, pageSize: 2, total: ALL.length };
}

it("an empty list has one page", () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(40, 20)).toBe(2);
  expect(pageCount(41, 20)).toBe(3);
});

it("a list that names no length of its pages has as many pages as items", () => {
  expect(pageCount(3, 0)).toBe(3);
});

it("a page is shown with the number of all pages", async () => {
  expect(pageView(await read(2))).toMatchObject({ items: ["c", "d"], page: 2, pages: 3, total: 5 });
});

it("a page beyond the last one is the last one, asked for once more", async () => {
  const asked: number[] = [];
  const list = await pageOrLast(99, (page) => {
    asked.push(page);
    return read(page);
  });
  expect(list?.items).toEqual(["e"]);
  expect(asked).toEqual([99, 3]);
});

it("a page within the list is asked for once, and a missing list is none", async () => {
  expect((await pageOrLast(2, read))?.items).toEqual(["c", "d"]);
  expect(await pageOrLast(7, async () => null)).toBeNull();
});

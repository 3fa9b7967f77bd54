import { expect, it } from "vitest";
import { historySearch, parseHistoryFilter } from "./history-filter.ts";

it("reads the game and the page from the address and writes them back", () => {
  const filter = parseHistoryFilter({ game: "rush", page: "3" });
  expect(filter).toEqual({ game: "rush", page: 3 });
  expect(historySearch(filter)).toBe("?game=rush&page=3");
});

it("leaves defaults out of the address", () => {
  expect(historySearch({ game: null, page: 1 })).toBe("");
});

it.each([{}, { game: "poker", page: "0" }, { game: ["rush"], page: "-1" }, { page: "1e3" }])(
  "unsets what it does not understand: %j",
  (params) => {
    expect(parseHistoryFilter(params)).toEqual({ game: null, page: 1 });
  },
);

it("asks for no page beyond what the service takes", () => {
  expect(parseHistoryFilter({ page: "999999" }).page).toBe(100_000);
});

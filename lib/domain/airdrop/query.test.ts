import { expect, it } from "vitest";
import { airdropSearch, parseAirdropView } from "./query.ts";

const PLAIN = { tab: "overview", tasks: "all", period: "week", place: 1, page: 1 } as const;

it("R7.5 the address keeps part, filter, period and pages, and leaves defaults out", () => {
  const view = { tab: "claims", tasks: "todo", period: "season", place: 3, page: 2 } as const;
  expect(airdropSearch(view)).toBe("?tab=claims&tasks=todo&period=season&place=3&page=2");
  expect(parseAirdropView(view as never)).toEqual({ ...view, place: 1, page: 1 });
  expect(
    parseAirdropView(Object.fromEntries(new URLSearchParams(airdropSearch(view).slice(1)))),
  ).toEqual(view);
  expect(airdropSearch(PLAIN)).toBe("");
});

it("R7.5 what is not understood in the address is as if it were not there", () => {
  const strange = {
    tab: "tasks",
    tasks: "none",
    period: ["week", "season"],
    place: "-1",
    page: "1e9",
  };
  expect(parseAirdropView(strange)).toEqual(PLAIN);
  expect(parseAirdropView({ page: "0", place: "9999999" })).toEqual(PLAIN);
});

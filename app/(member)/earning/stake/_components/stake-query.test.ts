import { describe, expect, it } from "vitest";
import { parseStakeView, stakeHref } from "./stake-query.ts";

const PLAIN = { list: "positions", status: null, page: 1, position: null, rewards: 1 } as const;

describe("the address of the staking page", () => {
  it("holds the filters and the pages of both lists", () => {
    const params = {
      ...{ list: "rewards", status: "redeemed_early" },
      ...{ page: "2", position: "17", rewards: "3" },
    };
    expect(parseStakeView(params)).toEqual({
      list: "rewards",
      status: "redeemed_early",
      page: 2,
      position: "17",
      rewards: 3,
    });
    expect(stakeHref(parseStakeView(params), {})).toBe(
      "/earning/stake?list=rewards&status=redeemed_early&page=2&position=17&rewards=3",
    );
  });

  it("unsets what is not understood", () => {
    const params = {
      list: "all",
      status: "lost",
      page: "0",
      position: "../1",
      rewards: ["1", "2"],
    };
    expect(parseStakeView(params)).toEqual(PLAIN);
  });

  it("begins a list anew under another filter, and leaves the other list alone", () => {
    const view = { ...PLAIN, page: 2, rewards: 3 };
    expect(stakeHref(view, { status: "active" })).toBe("/earning/stake?status=active&rewards=3");
    expect(stakeHref(view, { list: "rewards", position: "17" }, "rewards")).toBe(
      "/earning/stake?list=rewards&page=2&position=17#rewards",
    );
  });
});

import { expect, it } from "vitest";
import { issueKey } from "@/lib/contract/protocol/issues";
import { labelRules } from "./rules";

it.each([
  ["", ""],
  ["  ", ""],
  [" My ledger ", "My ledger"],
  ["a".repeat(40), "a".repeat(40)],
])("an address may be called %j", (typed, label) => {
  expect(labelRules().parse({ label: typed })).toEqual({ label });
});

it("a label that is too long is said to be that, and not cut", () => {
  const [issue] = labelRules().safeParse({ label: "a".repeat(41) }).error?.issues ?? [];
  expect(issue && issueKey(issue)).toBe("tooLong");
});

import { expect, it } from "vitest";
import { planRules } from "./plan-rules";

const rules = planRules({
  amount: () => null,
  limit: () => null,
  lastDay: (day) => (day < "2026-05-08" ? "too early" : null),
});

function errorsOf(endsAt: string) {
  const chosen = { kind: "convert", what: "0", amount: "5", every: "day", on: "1" } as const;
  const { error } = rules.safeParse({ ...chosen, minKeep: "", maxPrice: "", endsAt });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

it("R5.1 refuses a last day before the first run at its field, and takes a plan without one", () => {
  expect(errorsOf("2026-05-07")).toEqual([["endsAt", "too early"]]);
  expect(errorsOf("2026-05-08")).toEqual([]);
  expect(errorsOf("")).toEqual([]);
});

import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testTitles } from "../../lib/testing/test-titles.ts";
import { ROOT } from "../cli/process.ts";
import { JOURNEY_FAULTS } from "./journey-faults.ts";
import { MEMBER_FAULTS } from "./member-faults.ts";
import { SERVER_FAULTS } from "./server-faults.ts";

const ALL = [...SERVER_FAULTS, ...MEMBER_FAULTS, ...JOURNEY_FAULTS];

it("there are more than fifty faults to plant", () => {
  expect(ALL.length).toBeGreaterThan(50);
});

it.each(ALL)("$file has the one place where $what", ({ file, find, test }) => {
  const parts = existsSync(ROOT + file) ? readFileSync(ROOT + file, "utf8").split(find) : [];
  expect(parts).toHaveLength(2);
  expect(existsSync(ROOT + test)).toBe(true);
});

it.each(JOURNEY_FAULTS)("$test has a test that says: $title", ({ test, title }) => {
  const [said = ""] = title.split(/ (?=\/)| member /);
  const titles = testTitles(test, readFileSync(ROOT + test, "utf8"));
  expect(titles.some((one) => one.includes(said))).toBe(true);
});

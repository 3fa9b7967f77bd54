import { expect, it } from "vitest";
import { licenceProblems } from "./gate.ts";

const planted = (license: unknown, name = "planted") => [{ name, version: "1.0.0", license }];

it.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT", "OFL-1.1"])(
  "passes %s",
  (license) => {
    expect(licenceProblems(planted(license))).toEqual([]);
  },
);

it.each([
  "AGPL-3.0-or-later",
  "LGPL-3.0-only",
  "MIT AND GPL-3.0-only",
  "SEE LICENSE IN TERMS",
  "UNLICENSED",
  "",
  undefined,
  { type: "MIT" },
])("names a package under %j", (license) => {
  expect(licenceProblems(planted(license))).toEqual([
    expect.stringMatching(/^planted@1\.0\.0: .* is not allowed for what ships$/),
  ]);
});

it("keeps an exception to the package and the licence that were looked at", () => {
  expect(licenceProblems(planted("CC-BY-4.0", "caniuse-lite"))).toEqual([]);
  expect(licenceProblems(planted("CC-BY-4.0"))).toHaveLength(1);
  expect(licenceProblems(planted("CC-BY-SA-4.0", "caniuse-lite"))).toHaveLength(1);
});

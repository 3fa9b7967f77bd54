import { expect, it } from "vitest";
import { changedPreferences } from "./changed-preferences.ts";

const kind = (code: string, channels: string) => ({
  code,
  inbox: channels.includes("i"),
  mail: channels.includes("m"),
  push: channels.includes("p"),
  fixed: [],
});
const NIGHT = { from: "22:00", to: "07:00", timeZone: "UTC" };
const KNOWN = { kinds: [kind("money", "i"), kind("team", "i")], quiet: null };

it("changes the chosen channel alone, of the kind as it stands by now", () => {
  const now = { kinds: [kind("money", "ip"), kind("team", "im")], quiet: NIGHT };
  const wanted = { ...KNOWN, kinds: [kind("money", "im"), kind("team", "i")] };
  expect(changedPreferences(now, KNOWN, wanted)).toEqual({
    kinds: [kind("money", "imp"), kind("team", "im")],
    quiet: NIGHT,
  });
});

it.each([
  ["turned on", null, null, NIGHT, NIGHT],
  ["turned on here and there", { ...NIGHT, to: "06:00" }, null, NIGHT, { ...NIGHT, to: "06:00" }],
  ["turned off", { ...NIGHT, to: "06:00" }, NIGHT, null, null],
  [
    "one time of two",
    { ...NIGHT, to: "06:00" },
    NIGHT,
    { ...NIGHT, from: "23:00" },
    { from: "23:00", to: "06:00", timeZone: "UTC" },
  ],
  ["turned off there, and not touched here", null, NIGHT, NIGHT, null],
  [
    "turned off there, and changed here",
    null,
    NIGHT,
    { ...NIGHT, to: "06:00" },
    { ...NIGHT, to: "06:00" },
  ],
])("quiet hours: %s", (_, now, known, wanted, outcome) => {
  const of = (quiet: typeof now) => ({ kinds: [], quiet });
  expect(changedPreferences(of(now), of(known), of(wanted)).quiet).toEqual(outcome);
});

import { expect, it } from "vitest";
import { normaliseCode } from "./code.ts";
import { invitationCodeRules } from "./code-rules.ts";

it.each([
  ["7K2Q-M9PX", "7K2QM9PX"],
  [" 7k2q m9px ", "7K2QM9PX"],
  ["7k2q–m9px", "7K2QM9PX"],
  ["7K-2Q-M9-PX", "7K2QM9PX"],
  ["７ｋ２ｑ　ｍ９ｐｘ", "7K2QM9PX"],
])("R7.7 the code %j is sent as %j", (typed, sent) => {
  expect(normaliseCode(typed)).toBe(sent);
  expect(invitationCodeRules({ unknown: "?" }).parse({ code: typed })).toEqual({ code: sent });
});

it.each(["?!", "abc", "anna/left", "x".repeat(25)])(
  "R7.7 %j is said to be no code before it is sent",
  (typed) => {
    const result = invitationCodeRules({ unknown: "Unknown code" }).safeParse({ code: typed });
    expect(result.error?.issues[0]?.message).toBe("Unknown code");
  },
);

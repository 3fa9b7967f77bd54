import { expect, it } from "vitest";
import { endingOf } from "./rush-ending.ts";

it.each([
  [404, "gone"],
  [409, "over"],
  [422, "impossible"],
])("takes %d for an end", (status, kind) => {
  expect(endingOf({ status })).toEqual({ kind });
});

it.each([0, 401, 429, 500, 502, 503, 504])(
  "keeps the score to send it again after %d",
  (status) => {
    expect(endingOf({ status })).toBeNull();
  },
);

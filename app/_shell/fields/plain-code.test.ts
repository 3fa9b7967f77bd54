import { expect, it } from "vitest";
import { plainCode } from "./plain-code";

it.each([
  ["123 456", "123456"],
  ["١٢٣٤٥٦", "123456"],
  [" bqsny-zt9mc ", "bqsny-zt9mc"],
  ["bqsnyzt9mc", "bqsny-zt9mc"],
  ["BQSNY ZT9MC", "BQSNY-ZT9MC"],
  ["1234567", "1234567"],
])("%s is sent as %s", (typed, sent) => {
  expect(plainCode(typed)).toBe(sent);
});

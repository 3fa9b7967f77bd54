import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

function from(value: string | undefined, hops: number): string | undefined {
  return clientAddress(new Headers(value === undefined ? {} : { "x-forwarded-for": value }), hops);
}

describe("the visitor's address", () => {
  it("is nobody's word without a proxy of ours", () => {
    expect(from("203.0.113.9", 0)).toBeUndefined();
  });

  it.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["198.51.100.7, 203.0.113.9", 1, "203.0.113.9"],
    ["evil, 198.51.100.7, 203.0.113.9", 2, "198.51.100.7"],
    ["2001:db8::1", 1, "2001:db8::1"],
    [" 198.51.100.7 ,203.0.113.9 ", 2, "198.51.100.7"],
  ])("in %j behind %i of our proxies is %s", (value, hops, expected) => {
    expect(from(value, hops)).toBe(expected);
  });

  it.each([
    [undefined, 1],
    ["", 1],
    ["203.0.113.9", 2],
    ["unknown", 1],
    ["203.0.113.9:443", 1],
    ["[2001:db8::1]", 1],
    ["203.0.113.9, ", 1],
    ["203.0.113.999", 1],
    ["203.0.113.9\tx", 1],
  ])("in %j behind %i is unknown rather than guessed", (value, hops) => {
    expect(from(value, hops)).toBeUndefined();
  });
});

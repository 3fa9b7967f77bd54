import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { weaknessOf } from "./secrets.ts";

describe("a secret", () => {
  it.each([
    ["48 random bytes", () => randomBytes(48).toString("base64")],
    ["32 random bytes", () => randomBytes(32).toString("base64url")],
    ["64 hexadecimal digits", () => randomBytes(32).toString("hex")],
    ["two UUIDs", () => `${randomUUID()}${randomUUID()}`],
  ])("of %s is strong, however often it is made", (_, make) => {
    for (let count = 0; count < 200; count += 1) expect(weaknessOf(make())).toBeUndefined();
  });

  it.each([
    ["our-very-own-secret-of-production-2026", "holds a word"],
    ["ChangeMeChangeMeChangeMeChangeMe0001", "holds a word"],
    ["k3Jq8vT0mZr5k3Jq8vT0mZr5k3Jq8vT0mZr5", "repeats itself"],
    ["abcdefghijklmnopqrstuvwxyz0123456789", "counts up or down"],
    ["ZYXWVUTSRQPONMLKJIHGFEDCBA9876543210", "counts up or down"],
    ["100200300400500600700800900110120130", "has too few different characters"],
  ])("like %s is weak: it %s", (secret, why) => expect(weaknessOf(secret)).toContain(why));
});

import { afterEach, describe, expect, it } from "vitest";
import { takeSlot } from "./slots.ts";

const taken: (() => void)[] = [];
const take = (userId: string) => taken.push(takeSlot(userId));

afterEach(() => {
  for (const release of taken.splice(0)) release();
});

describe("places for uploads", () => {
  it("are two for a member, and are given back one by one", () => {
    take("anna");
    take("anna");
    const wait = { details: { retryAfterSeconds: 10 }, headers: { "retry-after": "10" } };
    expect(() => take("anna")).toThrow(
      expect.objectContaining({ code: "UPLOAD_RUNNING", options: wait }),
    );
    take("boris");
    taken.shift()?.();
    take("anna");
    expect(() => take("anna")).toThrow();
  });

  it("are sixteen for an instance", () => {
    for (let count = 0; count < 16; count += 1) take(`member-${count}`);
    expect(() => take("anna")).toThrow(expect.objectContaining({ code: "UPLOAD_UNAVAILABLE" }));
    taken.shift()?.();
    take("anna");
  });
});

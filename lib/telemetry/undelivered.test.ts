import { describe, expect, it } from "vitest";
import { createUndeliveredLog } from "./undelivered.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1 with a key"), {
  code: "ECONNREFUSED",
});

describe("what could not be delivered", () => {
  it("is told at once, then once a minute with how much it was", () => {
    const told: Record<string, unknown>[] = [];
    let now = 0;
    const tell = createUndeliveredLog(
      (facts) => told.push({ ...facts }),
      () => now,
    );
    for (now = 0; now <= 120_000; now += 5_000) tell("traces", { code: 1, error: refused });
    expect(told.map(({ batches }) => batches)).toEqual([1, 12, 12]);
    expect(told[0]).toMatchObject({ signal: "traces", cause: "Error ECONNREFUSED" });
    expect(JSON.stringify(told)).not.toMatch(/10\.0\.0\.1|key/);
  });

  it("is nothing when all is delivered", () => {
    const told: object[] = [];
    createUndeliveredLog((facts) => told.push(facts))("metrics", { code: 0 });
    expect(told).toEqual([]);
  });
});

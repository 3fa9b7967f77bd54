import { describe, expect, it } from "vitest";
import { createUndeliveredLog } from "./undelivered.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1 with a key"), {
  code: "ECONNREFUSED",
});

describe("what could not be delivered", () => {
  it("is told at once, then once a minute with how much it was", () => {
    const lines: string[] = [];
    let now = 0;
    const tell = createUndeliveredLog(
      (line) => lines.push(line),
      () => now,
    );
    for (now = 0; now <= 120_000; now += 5_000) tell("traces", { code: 1, error: refused });
    const told = lines.map((line) => JSON.parse(line));
    expect(told.map(({ batches }) => batches)).toEqual([1, 12, 12]);
    expect(told[0]).toMatchObject({ signal: "traces", cause: "Error ECONNREFUSED" });
    expect(lines.join("")).not.toMatch(/10\.0\.0\.1|key/);
  });

  it("is nothing when all is delivered", () => {
    const lines: string[] = [];
    createUndeliveredLog((line) => lines.push(line))("metrics", { code: 0 });
    expect(lines).toEqual([]);
  });
});

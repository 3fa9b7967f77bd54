import { describe, expect, it } from "vitest";
import { estimatePassword } from "./estimate.ts";
import { passwordMeter } from "./meter.ts";

const OWNER = { username: "anna_b", email: "anna.berg@example.com" };

describe("the strength of a password", () => {
  it.each([
    ["short", "weak", "common"],
    ["Password1!", "weak", "common"],
    ["P@ssw0rd1", "weak", "common"],
    ["zzzzzzzzZ1!", "weak", "repeats"],
    ["abcdefgH1!", "weak", "sequence"],
    ["Anna_B-2026!", "weak", "own"],
    ["Cvbnm,.-2x", "fair", "keys"],
    ["14.03.1987Aa", "fair", "date"],
    ["Merlin-2026!", "fair", "common"],
    ["x!K7", "weak", "longer"],
    ["K7#pq9!Zt", "good", null],
    ["Ship-shape-42", "strong", null],
    ["correct-Horse-7-battery", "strong", null],
    ["correct horse battery staple", "weak", null],
    ["Schlüssel-Kühe-9-Äpfel", "strong", null],
  ])("of %j is %s, and it is told what helps: %s", (password, level, hint) => {
    expect(estimatePassword(password, OWNER)).toEqual({ level, hint });
  });

  it("sees the owner's names also inside of other words", () => {
    const without = estimatePassword("Bergtour-99!", {});
    expect(without.hint).not.toBe("own");
    expect(estimatePassword("Berg-example9!", { email: "berg@example.com" })).toMatchObject({
      level: "weak",
      hint: "own",
    });
  });

  it("is there in time for the longest one that is allowed", () => {
    const start = performance.now();
    expect(estimatePassword("4@8({[<369&#!1/|0$5+7%2zA".repeat(5), {}).level).toBe("strong");
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("what the meter shows", () => {
  const shown = (password: string, estimate: Parameters<typeof passwordMeter>[3]) => {
    const meter = passwordMeter(password, (key) => key, OWNER, estimate);
    return [meter.levelText, meter.step, meter.hint];
  };

  it("is the level with its step and what helps", () => {
    expect(shown("Merlin-2026!", { level: "fair", hint: "common" })).toEqual([
      "fair",
      2,
      "weakness.common",
    ]);
    expect(shown("Ship-shape-42", { level: "strong", hint: null })).toEqual(["strong", 4, null]);
  });

  it("is no level before the first estimate, and none of what was deleted", () => {
    expect(shown("Merlin", null)).toEqual(["checking", 0, null]);
    expect(shown("", { level: "fair", hint: "common" })).toEqual(["empty", 0, null]);
  });
});

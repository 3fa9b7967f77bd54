import { describe, expect, it } from "vitest";
import { OPERATOR_VARIABLES } from "../../env/environment.ts";
import { unknownNames } from "./configuration.ts";

/** OpenTelemetry has many more that are not ours. */
const OURS = OPERATOR_VARIABLES.filter((name) => !name.startsWith("OTEL_"));

describe("a name that nobody reads", () => {
  it.each(OURS)("is noticed when it begins as %s does", (name) => {
    const stranger = name.replace(/_[A-Z0-9]+$/, "_ELSEWHERE");
    expect(
      unknownNames({ [stranger]: "1" }),
      `add the beginning of ${name} to OURS in configuration.ts`,
    ).toHaveLength(1);
  });

  it("can be told from other programs' names, since ours have two words at least", () => {
    const short = OPERATOR_VARIABLES.filter((name) => !/^[A-Z]+_/.test(name));
    expect(short, "two words, so that misspelt ones are known").toEqual([]);
  });

  it("is told with the one that was meant, within two letters", () => {
    expect(unknownNames({ UPSTREAM_ULR: "1" })[0]?.mend).toBe("rename it UPSTREAM_URL");
  });

  it("is left alone when it is nobody's of ours", () => {
    expect(unknownNames({ HOME: "/root", OTEL_TRACES_SAMPLER: "always_on" })).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { OPERATOR_VARIABLES } from "../../env/environment.ts";
import { unknownNames } from "./configuration.ts";

/** OpenTelemetry has many more that are not ours. */
const OURS = OPERATOR_VARIABLES.filter((name) => !name.startsWith("OTEL_"));

describe("a name that nobody reads", () => {
  it.each(OURS)("is noticed when it begins as %s does", (name) => {
    const stranger = name.replace(/_[A-Z0-9]+$/, "_ELSEWHERE");
    expect(unknownNames({ [stranger]: "1" })).toHaveLength(1);
  });

  it("is told with the one that was meant, within two letters", () => {
    expect(unknownNames({ UPSTREAM_ULR: "1" })[0]?.mend).toBe("rename it UPSTREAM_URL");
  });

  it("is left alone when it is nobody's of ours", () => {
    expect(unknownNames({ HOME: "/root", OTEL_TRACES_SAMPLER: "always_on" })).toEqual([]);
  });
});

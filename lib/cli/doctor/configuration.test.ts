import { describe, expect, it } from "vitest";
import { OPERATOR_VARIABLES, parseEnvironment } from "../../env/environment.ts";
import { startWarnings, unknownNames } from "./configuration.ts";

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

describe("what the start says", () => {
  const good = {
    APP_ORIGIN: "https://app.example",
    SESSION_SECRET: "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga",
    UPSTREAM_URL: "https://platform.example",
    UPSTREAM_API_KEY: "a-key",
    TRUSTED_PROXY_HOPS: "1",
  };
  const said = (change: Readonly<Record<string, string>>) => {
    const source = { ...good, ...change };
    return startWarnings(parseEnvironment(source), source).map(({ says }) => says);
  };

  it("is nothing where all is well", () => {
    expect(said({})).toEqual([]);
  });

  it.each([
    [{ APP_ORIGIN: "http://app.example" }, "is not https: session cookies would travel"],
    [{ SESSION_SECRET: "our-very-own-secret-of-production-2026" }, "holds a word that people"],
    [{ REDIS_URI: "redis://redis" }, "REDIS_URI is no setting of ours, REDIS_URL is"],
  ])("of %o is that", (change, words) => {
    expect(said(change)).toEqual([expect.stringContaining(words)]);
  });
});

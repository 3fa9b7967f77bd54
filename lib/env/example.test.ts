import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATOR_VARIABLES, parseEnvironment } from "./environment.ts";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
const rows = [...example.matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)];

describe(".env.example", () => {
  it("names every variable that is read, once, and nothing else", () => {
    expect(rows.map(([, , name]) => name).sort()).toEqual([...OPERATOR_VARIABLES].sort());
  });

  it("shows the defaults of the optional variables", () => {
    const least = {
      APP_ORIGIN: "http://localhost:3000",
      SESSION_SECRET: "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga",
      UPSTREAM_URL: "http://127.0.0.1:4010",
      UPSTREAM_API_KEY: "key",
    };
    const optional = rows.filter(([, mark]) => mark === "#");
    const shown = Object.fromEntries(optional.map(([, , name, value]) => [name, value]));
    expect(parseEnvironment({ ...shown, ...least })).toEqual(parseEnvironment(least));
    expect(rows.filter(([, mark]) => mark === "").map(([, , name]) => name)).toEqual(
      Object.keys(least),
    );
  });
});

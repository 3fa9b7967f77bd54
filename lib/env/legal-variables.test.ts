import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

const REQUIRED = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga",
  UPSTREAM_URL: "http://127.0.0.1:4010",
  UPSTREAM_API_KEY: "key",
};
const parse = (env: Readonly<Record<string, string>>) => parseEnvironment({ ...REQUIRED, ...env });

describe("the variables of legal pages and of security.txt", () => {
  it("are all read", () => {
    const { legal, security } = parse({
      LEGAL_TERMS_URL: "https://own.example/terms,de=https://own.example/agb",
      LEGAL_TERMS_VERSION: "2026-11",
      LEGAL_PRIVACY_URL: "https://own.example/privacy",
      LEGAL_RISK_URL: "https://own.example/risk",
      LEGAL_IMPRINT_URL: "https://own.example/imprint",
      SECURITY_CONTACT: "security@own.example",
      SECURITY_POLICY_URL: "https://own.example/security",
    });
    expect({ legal, security }).toEqual({
      legal: {
        terms: {
          all: "https://own.example/terms",
          byLanguage: { de: "https://own.example/agb" },
        },
        termsVersion: "2026-11",
        privacy: { all: "https://own.example/privacy", byLanguage: {} },
        risk: { all: "https://own.example/risk", byLanguage: {} },
        imprint: { all: "https://own.example/imprint", byLanguage: {} },
      },
      security: {
        contacts: ["mailto:security@own.example"],
        policyUrl: "https://own.example/security",
      },
    });
  });

  it.each([
    "javascript:alert(1)",
    "de=https://a.example/agb",
    "https://a.example,https://b.example",
    "https://a.example,deutsch=https://b.example",
    "https://a.example,nl=https://b.example",
    "https://a.example,pt-BR=https://b.example",
    "https://a.example,de=https://b.example,de=https://c.example",
  ])("refuse %s for an address", (LEGAL_RISK_URL) => {
    expect(() => parse({ LEGAL_RISK_URL })).toThrow("LEGAL_RISK_URL must be an address");
  });

  it("need the terms for a version of them", () => {
    const sentence = "LEGAL_TERMS_VERSION needs LEGAL_TERMS_URL";
    expect(() => parse({ LEGAL_TERMS_VERSION: "2" })).toThrow(sentence);
  });

  it("refuse a policy about weaknesses that anybody on the way could change", () => {
    const SECURITY_POLICY_URL = "http://own.example/security";
    expect(() => parse({ SECURITY_POLICY_URL })).toThrow("must be an https address");
  });

  it.each(["nobody", "http://a.example"])("refuse %s for a contact", (SECURITY_CONTACT) => {
    expect(() => parse({ SECURITY_CONTACT })).toThrow("SECURITY_CONTACT must be e-mail or https");
  });
});

import { describe, expect, it } from "vitest";
import { parseEnvironment } from "../../env/environment.ts";
import { legalLinks, securityText, termsToAccept } from "./legal.ts";

const REQUIRED = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "k3Jq8vT0mZr5Xw1Yb7Ns2Lh6Pd9Fc4Ga",
  UPSTREAM_URL: "http://127.0.0.1:4010",
  UPSTREAM_API_KEY: "key",
};
const parse = (env: Readonly<Record<string, string>>) => parseEnvironment({ ...REQUIRED, ...env });

describe("the operator's legal pages", () => {
  it("lie at the address of the language, of its relatives, or of all", () => {
    const { legal } = parse({
      LEGAL_TERMS_URL:
        "https://a.example/terms, de=https://a.example/agb,zh-HK=https://a.example/hk",
    });
    const termsFor = (locale: string) => legalLinks(legal, locale).terms;
    expect(termsFor("de-DE")).toBe("https://a.example/agb");
    expect(termsFor("zh-HK")).toBe("https://a.example/hk");
    expect(termsFor("zh-CN")).toBe("https://a.example/terms");
    expect(legalLinks(legal, "de-DE")).toMatchObject({ privacy: null, risk: null, imprint: null });
  });
});

describe("new terms", () => {
  const { legal } = parse({ LEGAL_TERMS_URL: "https://a.example", LEGAL_TERMS_VERSION: "2" });

  it("are asked for once, and only where the upstream keeps the answer", () => {
    expect(termsToAccept(legal, { acceptedTerms: null })).toBe("2");
    expect(termsToAccept(legal, { acceptedTerms: "1" })).toBe("2");
    expect(termsToAccept(legal, { acceptedTerms: "2" })).toBeNull();
    expect(termsToAccept(legal, {})).toBeNull();
    expect(termsToAccept(legal, null)).toBeNull();
    expect(termsToAccept(parse({}).legal, { acceptedTerms: "1" })).toBeNull();
  });
});

describe("security.txt", () => {
  it("names contacts, its end and its place (RFC 9116)", () => {
    const { security } = parse({
      SECURITY_CONTACT: "security@a.example, https://a.example/report",
      SECURITY_POLICY_URL: "https://a.example/policy",
    });
    const now = Date.parse("2026-01-01T12:00:00Z");
    expect(securityText(security, "https://app.example", now)).toBe(
      [
        "Contact: mailto:security@a.example",
        "Contact: https://a.example/report",
        "Expires: 2026-06-30T00:00:00Z",
        "Canonical: https://app.example/.well-known/security.txt",
        "Policy: https://a.example/policy",
        "",
      ].join("\n"),
    );
    expect(securityText(parse({}).security, "https://app.example", now)).toBeNull();
  });
});

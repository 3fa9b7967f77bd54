import { describe, expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const ALONE = { includeSubDomains: false, preload: false };
const PAGE = { isSecure: true, hsts: ALONE, hidesAddress: false };

describe("the headers of a page", () => {
  it("R6.1 guard it against sniffing, foreign openers and embedding, and keep the browser on https", () => {
    expect(securityHeaders(PAGE)).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": 'same-origin-allow-popups; report-to="reports"',
      "reporting-endpoints": 'reports="/api/reports"',
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000",
    });
  });

  it("R6.1 say what the operator chose for subdomains and browsers' lists", () => {
    const said = (hsts: typeof ALONE) =>
      securityHeaders({ ...PAGE, hsts })["strict-transport-security"];
    expect(said({ ...ALONE, includeSubDomains: true })).toBe("max-age=63072000; includeSubDomains");
    expect(said({ includeSubDomains: true, preload: true })).toBe(
      "max-age=63072000; includeSubDomains; preload",
    );
  });

  it("R6.1 say nothing of https where there is none", () => {
    const headers = securityHeaders({ ...PAGE, isSecure: false });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("R2.2 tell nobody the address of a page from a mail", () => {
    const headers = securityHeaders({ ...PAGE, hidesAddress: true });
    expect(headers["referrer-policy"]).toBe("no-referrer");
  });
});

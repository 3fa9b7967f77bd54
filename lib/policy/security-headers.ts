/** Where browsers report what our policies stopped, and the name that the policies give it. */
export const REPORT_PATH = "/api/reports";
export const REPORT_GROUP = "reports";

/** Headers of every answer that is no page: of a handler, and of what is refused before one. */
export const SAFE_HEADERS = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

const TWO_YEARS_SECONDS = 63_072_000;

interface TransportSecurity {
  /** Subdomains are not ours to decide about, so it is the operator's choice … */
  readonly includeSubDomains: boolean;
  /** … and so is a place in browsers' own lists, which is left slowly. */
  readonly preload: boolean;
}

/** `Strict-Transport-Security` of every answer on https, pages and handlers alike (RFC 6797, 6.1 and 7.1). */
export function transportSecurity({ includeSubDomains, preload }: TransportSecurity): string {
  const all = includeSubDomains ? "; includeSubDomains" : "";
  return `max-age=${TWO_YEARS_SECONDS}${all}${preload ? "; preload" : ""}`;
}

interface SecurityOptions {
  readonly isSecure: boolean;
  readonly hsts: TransportSecurity;
  /** The address holds a secret: it goes nowhere as a `Referer`. */
  readonly hidesAddress: boolean;
}

/** Headers of every page besides the content security policy. */
export function securityHeaders({
  isSecure,
  hsts,
  hidesAddress,
}: SecurityOptions): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": hidesAddress ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy":
      "camera=(self), geolocation=(), microphone=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=(self)",
    // A wallet's popup must be able to answer its opener.
    "cross-origin-opener-policy": `same-origin-allow-popups; report-to="${REPORT_GROUP}"`,
    "reporting-endpoints": `${REPORT_GROUP}="${REPORT_PATH}"`,
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure && { "strict-transport-security": transportSecurity(hsts) }),
  };
}

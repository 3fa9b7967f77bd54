const TWO_YEARS_SECONDS = 63_072_000;

/** `Strict-Transport-Security` of every answer on https, pages and handlers alike (RFC 6797, 7.1). */
export const TRANSPORT_SECURITY = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains; preload`;

interface SecurityOptions {
  readonly isSecure: boolean;
  /** The address holds a secret: it goes nowhere as a `Referer`. */
  readonly hidesAddress: boolean;
}

/** Headers of every page besides the content security policy. */
export function securityHeaders({
  isSecure,
  hidesAddress,
}: SecurityOptions): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": hidesAddress ? "no-referrer" : "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=(self)",
    // A wallet's popup must be able to answer its opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure && { "strict-transport-security": TRANSPORT_SECURITY }),
  };
}

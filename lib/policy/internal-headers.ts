/** Headers that the middleware writes for the render; it strips them from what arrives. */
export const PATHNAME_HEADER = "x-merlin-path";
export const REQUEST_ID_HEADER = "x-request-id";
export const NONCE_HEADER = "x-nonce";

/** Inbound headers that would be taken for our own, and the name of a server action, of which there are none. */
export const STRIPPED_HEADERS: readonly string[] = [
  PATHNAME_HEADER,
  REQUEST_ID_HEADER,
  NONCE_HEADER,
  "content-security-policy",
  "content-security-policy-report-only",
  "next-action",
];

import { SERVICE_TIME_HEADER } from "../../live/service-clock.ts";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";

interface HeaderRow {
  readonly name: string;
  readonly says: string;
}

/** The only headers of a request that a handler reads; nothing of them is copied to the upstream. */
export const READ_HEADERS: readonly HeaderRow[] = [
  { name: "cookie", says: "the sealed cookies, language and theme" },
  { name: "origin", says: "must be ours on an unsafe call, and wherever it is sent" },
  { name: "sec-fetch-site", says: "must be same-origin, or a read from the address bar" },
  { name: "sec-fetch-mode", says: "with sec-fetch-site and sec-fetch-dest" },
  { name: "sec-fetch-dest", says: "only a document may load the refresh" },
  { name: "x-csrf", says: "must be 1 on an unsafe call" },
  {
    name: "x-member",
    says: "where it is sent, the member, or the sign-in that owes a code, whose page makes the call",
  },
  { name: "content-type", says: "must be the one that the body rule names" },
  { name: "content-length", says: "refused early when above the cap" },
  { name: "idempotency-key", says: "a UUID v4 where the call asks for one" },
  { name: "accept-language", says: "chooses among our languages; the chosen one goes up" },
  {
    name: "user-agent",
    says: "printable ASCII up to 400 characters, with login, by password or passkey, and code entry only",
  },
  { name: "traceparent", says: "behind a proxy of ours, and with telemetry only" },
  {
    name: "x-forwarded-for",
    says: "as many entries from the right as TRUSTED_PROXY_HOPS says; another one by CLIENT_ADDRESS_HEADER",
  },
];

/** The only headers that an answer under `/api` may carry beside those of the server itself. */
export const ANSWER_HEADERS: readonly HeaderRow[] = [
  ...Object.entries(SAFE_HEADERS).map(([name, value]) => ({ name, says: `always; ${value}` })),
  { name: "x-request-id", says: "always; the id of the log's line" },
  { name: SERVICE_TIME_HEADER, says: "always; the service's time, ISO 8601" },
  { name: "strict-transport-security", says: "on https; as a page's" },
  { name: "content-type", says: "by us, never the upstream's" },
  { name: "content-disposition", says: "attachment, for a streamed file" },
  { name: "allow", says: "with 405" },
  { name: "retry-after", says: "with 423, 429, 503 and 504" },
  { name: "location", says: "of the refresh by document, a path of ours" },
  {
    name: "set-cookie",
    says: "session cookies when a session begins, is renewed, used or ends, a passkey's ceremony, and preferences at login",
  },
];

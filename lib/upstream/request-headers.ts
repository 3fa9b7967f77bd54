import { type Endpoint, isStream } from "../contract/protocol/endpoint.ts";

/** What the product says about the caller; the upstream sees nothing else of the browser. */
export interface Caller {
  readonly requestId: string;
  /** The credential that the endpoint's audience asks for; absent for public endpoints. */
  readonly bearer?: string;
  readonly language?: string;
  /** Names the device in the member's list of sessions; sent when one begins, and only then. */
  readonly userAgent?: string;
  /** The visitor's address as far as it can be trusted. */
  readonly clientAddress?: string;
  readonly idempotencyKey?: string;
}

interface Facts {
  readonly endpoint: Endpoint;
  readonly context: Caller;
  readonly contentType: string | undefined;
  readonly apiKey: string;
}

interface HeaderRule {
  readonly name: string;
  readonly says: string;
  /** The value, or undefined when the call carries no such header. */
  readonly read: (facts: Facts) => string | undefined;
}

/** Every header that goes up; a request to the upstream is built from these and from nothing else. */
export const REQUEST_HEADERS: readonly HeaderRule[] = [
  {
    name: "accept",
    says: "always; JSON, or a streamed file's type",
    read: ({ endpoint: { response } }) =>
      isStream(response) ? `${response.type}, application/json` : "application/json",
  },
  { name: "x-api-key", says: "always; UPSTREAM_API_KEY", read: ({ apiKey }) => apiKey },
  {
    name: "x-request-id",
    says: "always; made by us",
    read: ({ context }) => context.requestId,
  },
  { name: "content-type", says: "with a body", read: ({ contentType }) => contentType },
  {
    name: "authorization",
    says: "the credential of the call's audience, out of a sealed cookie",
    read: ({ context }) => context.bearer && `Bearer ${context.bearer}`,
  },
  {
    name: "user-agent",
    says: "with login, by password or passkey, and code entry only; it names the device",
    read: ({ context }) => context.userAgent,
  },
  {
    name: "accept-language",
    says: "the chosen language",
    read: ({ context }) => context.language,
  },
  {
    name: "x-forwarded-for",
    says: "one address, when TRUSTED_PROXY_HOPS or CLIENT_ADDRESS_HEADER says whom to believe",
    read: ({ context }) => context.clientAddress,
  },
  {
    name: "idempotency-key",
    says: "with a call that asks for one",
    read: ({ context }) => context.idempotencyKey,
  },
];

export function requestHeaders(facts: Facts): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { name, read } of REQUEST_HEADERS) {
    const value = read(facts);
    if (value) headers[name] = value;
  }
  return headers;
}

import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";

export interface OrderInput {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
}

export interface OrderCase {
  readonly endpoint: Endpoint;
  /** What can be ordered now, or null for nothing. */
  readonly request: () => Promise<OrderInput | null>;
  /** The standing of its place, where an order of another standing is over. */
  readonly mark?: () => Promise<string>;
  /** How often something of the kind was booked for the member, by the books and not by the keys. */
  readonly booked: () => number;
}

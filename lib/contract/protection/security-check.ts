import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { idSchema, instantSchema, pageOf, pagingSchema } from "../values/values.ts";

/** What a check-up looks at. */
const CHECKS = [
  "email",
  "second_factor",
  "passkey",
  "recovery_codes",
  "phrase",
  "address_lock",
] as const;

const securityCheckSchema = z.object({
  /** The sum of the weights of all items that are `done`. */
  score: z.number().int().min(0),
  items: z.array(
    z.object({
      code: z.enum(CHECKS),
      /** `risk` is open, and money can leave because of it. */
      state: z.enum(["done", "open", "risk"]),
      weight: z.number().int().min(1),
    }),
  ),
  asOf: instantSchema,
});
export type SecurityCheck = z.output<typeof securityCheckSchema>;

/** What of an account's security can change. */
const SECURITY_EVENT_KINDS = [
  "new_device",
  "password",
  "two_factor",
  "recovery_codes",
  "passkey",
  "address",
  "address_lock",
  "withdrawal_lock",
  "freeze",
  "withdrawal",
  "push_device",
  "data_export",
  "closing",
] as const;

const securityEventSchema = z.object({
  id: idSchema,
  at: instantSchema,
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** The `User-Agent` of who did it: of the session, since only the calls that begin one name it. */
  agent: z.string().nullish(),
  /** Partly hidden by the upstream. */
  ipMasked: z.string().nullish(),
  outcome: z.enum(["on", "off", "added", "removed", "changed", "requested"]),
});
export type SecurityEvent = z.output<typeof securityEventSchema>;

export const securityCheckEndpoints = {
  securityCheck: endpoint({
    service: "account",
    method: "GET",
    path: "/security/check",
    audience: "member",
    origin: "extension",
    response: securityCheckSchema,
  }),
  /** Newest first. Each of them was also told by one mail and one notice. */
  securityEvents: endpoint({
    service: "account",
    method: "GET",
    path: "/security/events",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(securityEventSchema),
  }),
};

import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { idSchema, instantSchema, messageSchema, OPAQUE_ID_PATTERN } from "../values/values.ts";

/** What a browser's `PushSubscription` says of itself (RFC 8291): base64url without padding. */
const keysSchema = z.object({
  /** An uncompressed point of P-256: 65 bytes. */
  p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
  /** 16 bytes. */
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

const subscriptionSchema = z.object({
  id: idSchema,
  /** Such as `Chrome 140, Android`. */
  label: z.string(),
  createdAt: instantSchema,
  lastSentAt: instantSchema.nullish(),
  /** SHA-256 of the endpoint as base64url, by which a browser knows its own. */
  endpointHash: z.string(),
});
export type PushDevice = z.output<typeof subscriptionSchema>;

/**
 * The upstream keeps subscriptions and sends: a subscription belongs to the session that made it, and ends with it. What is
 * sent is `{"web_push": 8030, "notification": {title, body, navigate, lang, dir, tag}}` in the subscription's language,
 * without amount, address or name; `navigate` is an address of a member page.
 */
export const pushEndpoints = {
  pushSubscriptions: endpoint({
    service: "account",
    method: "GET",
    path: "/push/subscriptions",
    audience: "member",
    origin: "extension",
    response: z.object({ items: z.array(subscriptionSchema) }),
  }),
  /** The same endpoint again renews it, as after a change of language, and the member is not told. 422 on `endpoint` for a host that is no push service, 409 with ten devices. */
  addPushSubscription: endpoint({
    service: "account",
    method: "POST",
    path: "/push/subscriptions",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({
        endpoint: z.url().max(2048),
        keys: keysSchema,
        locale: z.string().max(16),
        timeZone: z.string().max(64),
      }),
    ),
    response: subscriptionSchema,
  }),
  /** The answer is the same when it was gone already. The member is told, as of an added one. */
  removePushSubscription: endpoint({
    service: "account",
    method: "DELETE",
    path: "/push/subscriptions/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
  }),
  /** Sends one notice to this device; 429 within a minute of the last one. */
  testPush: endpoint({
    service: "account",
    method: "POST",
    path: "/push/subscriptions/{id}/test",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    response: messageSchema,
  }),
};

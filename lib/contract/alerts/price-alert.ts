import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { ALERT_KINDS, ALERT_REPEATS } from "../rules/price-alerts.ts";
import {
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  positiveAmountSchema,
  TOKEN_CODE_PATTERN,
} from "../values/values.ts";

const channelsSchema = z
  .array(z.enum(["inbox", "mail", "push"]))
  .min(1)
  .max(3);

const alertChangeSchema = z.object({
  /** In USDT; for `change24h` in percent. */
  value: positiveAmountSchema,
  repeat: z.enum(ALERT_REPEATS),
  channels: channelsSchema,
});

const priceAlertSchema = z.object({
  id: idSchema,
  code: z.string(),
  kind: z.enum(ALERT_KINDS),
  value: z.string(),
  repeat: z.enum(ALERT_REPEATS),
  channels: z.array(z.string()),
  /** `armed` tells of the next crossing, `resting` waits until the price has gone back by 1 %, `done` is over. */
  state: z.enum(["armed", "resting", "done"]),
  firedAt: instantSchema.nullish(),
});
export type PriceAlert = z.output<typeof priceAlertSchema>;

/**
 * A price alert speaks when the price crosses its value: once, or at most once in 24 hours. It speaks again only after the
 * price has gone back by 1 % (for `change24h` by one point), and never of a price that has stood still.
 */
export const priceAlertEndpoints = {
  priceAlerts: endpoint({
    service: "account",
    method: "GET",
    path: "/price-alerts",
    audience: "member",
    origin: "extension",
    response: z.object({ items: z.array(priceAlertSchema) }),
  }),
  /** 409/4091 when it is so already, 422 on `code` for a fixed price and on `_` with twenty alerts. */
  addPriceAlert: endpoint({
    service: "account",
    method: "POST",
    path: "/price-alerts",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      alertChangeSchema.extend({
        code: z.string().regex(TOKEN_CODE_PATTERN),
        kind: z.enum(ALERT_KINDS),
      }),
    ),
    response: priceAlertSchema,
  }),
  /** Arms the alert anew, with what is named changed: 409/4091 as above, 404 for one that is gone. */
  changePriceAlert: endpoint({
    service: "account",
    method: "PATCH",
    path: "/price-alerts/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    body: jsonBody(alertChangeSchema.partial()),
    response: priceAlertSchema,
  }),
  /** The answer is the same when it was gone already. */
  removePriceAlert: endpoint({
    service: "account",
    method: "DELETE",
    path: "/price-alerts/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
  }),
};

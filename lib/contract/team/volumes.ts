import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { amountSchema } from "../values/values.ts";

/** 30 days, 26 weeks from Monday, or 12 months, each of UTC and with the running one. */
export const VOLUME_INTERVALS = ["day", "week", "month"] as const;

const legPointsSchema = z.object({ left: amountSchema, right: amountSchema });

export const volumeEndpoints = {
  /** Points that came into both legs, oldest interval first; `total` is their sum. */
  volumes: endpoint({
    service: "account",
    method: "GET",
    path: "/team/volumes",
    audience: "member",
    origin: "extension",
    query: z.object({ by: z.enum(VOLUME_INTERVALS).optional() }),
    response: z.object({
      points: z.array(
        legPointsSchema.extend({
          /** First UTC day of the interval. */
          from: z.iso.date(),
        }),
      ),
      total: legPointsSchema,
    }),
  }),
};

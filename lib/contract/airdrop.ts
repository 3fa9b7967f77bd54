import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { amountSchema, instantSchema } from "./values.ts";

export const airdropEndpoints = {
  /** The running season and the member's part in it; amounts are in AmBTC. */
  summary: endpoint({
    service: "airdrop",
    method: "GET",
    path: "/summary",
    audience: "member",
    origin: "extension",
    response: z.object({
      serverTime: instantSchema.nullish(),
      season: z
        .object({
          name: z.string(),
          startsAt: instantSchema,
          endsAt: instantSchema,
          pool: amountSchema,
          distributed: amountSchema,
          participants: z.number().int(),
        })
        .nullish(),
      balance: amountSchema,
      rank: z.number().int().nullish(),
    }),
  }),
};
export type AirdropSummary = z.output<typeof airdropEndpoints.summary.response>;

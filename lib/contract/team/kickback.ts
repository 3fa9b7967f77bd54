import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { amountSchema, instantSchema } from "../values/values.ts";

const percentSchema = z.number().int().min(0).max(100);

const kickbackSchema = z.object({
  /** Of each direct commission, from the last change on. */
  percent: percentSchema,
  maxPercent: percentSchema,
  /** `percent` is a multiple of it. */
  stepPercent: z.number().int().min(1).max(100),
  since: instantSchema.nullish(),
  /** Passed on so far, in USDT. */
  passedOn: amountSchema.nullish(),
});

/** Offered by `kickback` of the capabilities. */
export const kickbackEndpoints = {
  kickback: endpoint({
    service: "account",
    method: "GET",
    path: "/team/kickback",
    audience: "member",
    origin: "extension",
    response: kickbackSchema,
  }),
  /** For purchases from now on; 422 on `percent` above the maximum or between two steps. */
  changeKickback: endpoint({
    service: "account",
    method: "PATCH",
    path: "/team/kickback",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ percent: percentSchema })),
    response: kickbackSchema,
  }),
};

import { z } from "zod";
import { endpoint, jsonBody, streamOf } from "../protocol/endpoint.ts";
import { USERNAME_PATTERN } from "../values/username.ts";
import { idSchema, instantSchema, OPAQUE_ID_PATTERN, proofSchema } from "../values/values.ts";

/** A member's copy, identity pictures included. */
const EXPORT_ARCHIVE = streamOf("application/zip", 100 * 1024 * 1024);

const dataExportSchema = z.object({
  id: idSchema,
  status: z.enum(["preparing", "ready"]),
  requestedAt: instantSchema,
  /** Until when it can be downloaded. */
  expiresAt: instantSchema,
});

const dataExportsSchema = z.object({
  /** The one that was asked for last, while it has not expired. */
  latest: dataExportSchema.nullish(),
  /** When the next one can be asked for; absent when it can be now. */
  nextAt: instantSchema.nullish(),
});
export type DataExports = z.output<typeof dataExportsSchema>;

const closingSchema = z.object({
  /** Absent for an account that is not about to be closed. */
  closesAt: instantSchema.nullish(),
  /** How many days lie between asking and closing. */
  waitDays: z.number().int().min(1).max(90),
  /** What has to be settled first; `funds`, `stakes`, `withdrawals`, `predictions`, `mining`, or a word that we do not know. */
  blockers: z.array(z.object({ code: z.string(), count: z.number().int().min(1) })),
  /** What stays behind: `transactions`, `identity`, `seat`; without `until` for good. */
  retained: z.array(z.object({ what: z.string(), until: instantSchema.nullish() })),
});
export type AccountClosing = z.output<typeof closingSchema>;

export const personalDataEndpoints = {
  dataExports: endpoint({
    service: "account",
    method: "GET",
    path: "/data-export",
    audience: "member",
    origin: "extension",
    response: dataExportsSchema,
  }),
  /** Everything about the member and nothing about anybody else. 409/4091 with `retryAt` within a day of the last one. */
  requestDataExport: endpoint({
    service: "account",
    method: "POST",
    path: "/data-export",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(z.object({ proof: proofSchema })),
    response: dataExportsSchema,
  }),
  /** 404 for one that is not ready, has expired, or is another member's. */
  dataExportFile: endpoint({
    service: "account",
    method: "GET",
    path: "/data-export/{id}/file",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    response: EXPORT_ARCHIVE,
  }),
  closing: endpoint({
    service: "account",
    method: "GET",
    path: "/closing",
    audience: "member",
    origin: "extension",
    response: closingSchema,
  }),
  /**
   * Closes the account after the days of waiting, unless the member cancels or something that blocks has come up by then.
   * 409/4091 while something blocks or an account is about to be closed already, 403/4038 while withdrawals are locked, 422
   * on `confirmUsername`.
   */
  requestClosing: endpoint({
    service: "account",
    method: "POST",
    path: "/closing",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({ confirmUsername: z.string().regex(USERNAME_PATTERN), proof: proofSchema }),
    ),
    response: closingSchema,
  }),
  /** 409/4091 when the account is not about to be closed. */
  cancelClosing: endpoint({
    service: "account",
    method: "POST",
    path: "/closing/cancel",
    audience: "member",
    origin: "extension",
    response: closingSchema,
  }),
};

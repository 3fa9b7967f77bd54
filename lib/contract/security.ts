import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { passwordSchema } from "./values/credentials.ts";
import {
  idSchema,
  instantSchema,
  listOf,
  messageSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  proofSchema,
} from "./values/values.ts";

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1).max(256),
  newPassword: passwordSchema,
  confirmPassword: z.string().min(1).max(128),
  /** 403/4036 where one is needed. */
  proof: proofSchema.optional(),
});

/** A signed-in device; the address is partly hidden by the upstream. */
export const deviceSchema = z.object({
  id: idSchema,
  device: z.string().nullish(),
  os: z.string().nullish(),
  browser: z.string().nullish(),
  ipMasked: z.string().nullish(),
  city: z.string().nullish(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema.nullish(),
  current: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

export const loginRecordSchema = z.object({
  id: idSchema.nullish(),
  at: instantSchema,
  ipMasked: z.string().nullish(),
  agent: z.string().nullish(),
  result: z.enum(["success", "wrong_password", "wrong_code", "locked", "second_factor"]),
});
export type LoginRecord = z.output<typeof loginRecordSchema>;

export const securityEndpoints = {
  /** Ends all other sessions and holds withdrawals for 24 hours, or as long as a longer hold that stands. */
  changePassword: endpoint({
    service: "account",
    method: "PATCH",
    path: "/change-password",
    audience: "member",
    relaysMessage: true,
    endsOtherSessions: "done",
    body: jsonBody(changePasswordSchema),
    response: messageSchema,
  }),
  sessions: endpoint({
    service: "account",
    method: "GET",
    path: "/sessions",
    audience: "member",
    origin: "extension",
    response: listOf(deviceSchema),
  }),
  revokeSession: endpoint({
    service: "account",
    method: "DELETE",
    path: "/sessions/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
  }),
  revokeOtherSessions: endpoint({
    service: "account",
    method: "POST",
    path: "/sessions/revoke-others",
    audience: "member",
    endsOtherSessions: "asked",
    origin: "extension",
  }),
  loginHistory: endpoint({
    service: "account",
    method: "GET",
    path: "/login-history",
    audience: "member",
    origin: "extension",
    query: pagingSchema,
    response: pageOf(loginRecordSchema),
  }),
};

import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { messageSchema, OPAQUE_ID_PATTERN, textSchema } from "./values/values.ts";

export const credentialsSchema = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});

export const authEndpoints = {
  /** Any of the three tokens may be missing or empty (R3.5). */
  login: endpoint({
    service: "auth",
    method: "POST",
    path: "/login/credential",
    audience: "public",
    reach: "server",
    relaysMessage: true,
    body: jsonBody(credentialsSchema),
    response: z.object({
      accessToken: textSchema,
      refreshToken: textSchema,
      gg2FAToken: textSchema,
      validGG2FA: z.boolean(),
    }),
  }),
  refresh: endpoint({
    service: "auth",
    method: "POST",
    path: "/refresh",
    audience: "refresh",
    reach: "server",
    response: z.object({ accessToken: z.string().min(1), refreshToken: textSchema }),
  }),
  /** Ends the session that the bearer belongs to; a pending member's bearer is the second-factor token. */
  logout: endpoint({
    service: "auth",
    method: "POST",
    path: "/logout",
    audience: "member",
    reach: "server",
    origin: "extension",
  }),
  resendActivation: endpoint({
    service: "auth",
    method: "GET",
    path: "/resend-active-token/{tokenOrId}",
    params: { tokenOrId: OPAQUE_ID_PATTERN },
    audience: "public",
    effect: true,
    relaysMessage: true,
    response: messageSchema,
  }),
};

import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { messageSchema, OPAQUE_ID_PATTERN, textSchema } from "./values/values.ts";
import { assertionSchema, CEREMONY_MAX_BYTES, requestOptionsSchema } from "./values/webauthn.ts";

export const credentialsSchema = z.object({
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});

const loginAnswerSchema = z.object({
  accessToken: textSchema,
  refreshToken: textSchema,
  gg2FAToken: textSchema,
  validGG2FA: z.boolean(),
});

export const authEndpoints = {
  /**
   * Any of the three tokens may be missing or empty (R3.5). Where the member requires a passkey, the right password
   * is refused with 403/4036.
   */
  login: endpoint({
    service: "auth",
    method: "POST",
    path: "/login/credential",
    audience: "public",
    reach: "server",
    relaysMessage: true,
    body: jsonBody(credentialsSchema),
    response: loginAnswerSchema,
  }),
  /** The same for everybody: it names no member and no passkey. The challenge is good once, for five minutes. */
  loginPasskeyOptions: endpoint({
    service: "auth",
    method: "POST",
    path: "/login/passkey/options",
    audience: "public",
    reach: "server",
    origin: "extension",
    response: z.object({
      ceremonyId: z.string().regex(OPAQUE_ID_PATTERN),
      publicKey: requestOptionsSchema,
    }),
  }),
  /**
   * A passkey is both factors, so `validGG2FA` is true. 404/4041 for an unknown one, 409/4092 when the ceremony is over,
   * 422 on `_` for whatever else does not fit, all alike; 423 after five of them.
   */
  loginPasskey: endpoint({
    service: "auth",
    method: "POST",
    path: "/login/passkey",
    audience: "public",
    reach: "server",
    origin: "extension",
    body: jsonBody(
      z.object({ ceremonyId: z.string().regex(OPAQUE_ID_PATTERN), assertion: assertionSchema }),
      CEREMONY_MAX_BYTES,
    ),
    response: loginAnswerSchema,
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

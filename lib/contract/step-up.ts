import { z } from "zod";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { STEP_UP_FACTS, type StepUpAction } from "./rules/step-up-facts.ts";
import {
  instantSchema,
  OPAQUE_ID_PATTERN,
  proofSchema,
  secondFactorCodeSchema,
} from "./values/values.ts";
import { assertionSchema, CEREMONY_MAX_BYTES, requestOptionsSchema } from "./values/webauthn.ts";

const ACTIONS = Object.keys(STEP_UP_FACTS) as [StepUpAction, ...StepUpAction[]];

export const stepUpEndpoints = {
  /** By which ways the member can confirm an action; what is asked for is good once and for five minutes. */
  stepUpOptions: endpoint({
    service: "account",
    method: "POST",
    path: "/step-up/options",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({
        action: z.enum(ACTIONS),
        facts: z.record(z.string().max(32), z.string().max(256)),
      }),
    ),
    response: z.object({
      ceremonyId: z.string().regex(OPAQUE_ID_PATTERN),
      methods: z.array(z.enum(["passkey", "code"])),
      publicKey: requestOptionsSchema.nullish(),
      expiresAt: instantSchema,
    }),
  }),
  /**
   * Turns an assertion or a code, exactly one of them, into a proof of five minutes at most. It is bound to member, session,
   * action and facts, and spent in the transaction of the one effect that it allows. 409/4092 when the ceremony is over.
   */
  stepUp: endpoint({
    service: "account",
    method: "POST",
    path: "/step-up",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z
        .object({
          ceremonyId: z.string().regex(OPAQUE_ID_PATTERN),
          assertion: assertionSchema.optional(),
          code: secondFactorCodeSchema.optional(),
        })
        .refine(({ assertion, code }) => (assertion === undefined) !== (code === undefined)),
      CEREMONY_MAX_BYTES,
    ),
    response: z.object({ proof: proofSchema, expiresAt: instantSchema }),
  }),
};

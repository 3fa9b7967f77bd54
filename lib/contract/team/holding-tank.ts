import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { USERNAME_PATTERN } from "../values/username.ts";
import { amountSchema, instantSchema } from "../values/values.ts";
import { LEGS, memberNameSchema } from "./team-member.ts";

/**
 * A newcomer who joined by the member's link and has no seat yet. Until `dueAt` the member may choose one; then the
 * service does, in the leg with less lifetime volume. The name is masked.
 */
export const waitingNewcomerSchema = z.object({
  username: z.string(),
  fullName: z.string().nullish(),
  status: z.string().nullish(),
  joinedAt: instantSchema.nullish(),
  dueAt: instantSchema,
  /** Points of what they and those below them have bought while waiting; they flow up once there is a seat. */
  points: amountSchema.nullish(),
});
export type WaitingNewcomer = z.output<typeof waitingNewcomerSchema>;

/**
 * A seat of the own tree: below a member of it on one side, or, without one, the outermost free seat of the leg that
 * `position` names.
 */
const seatChoiceSchema = z.object({
  parentUsername: memberNameSchema.optional(),
  position: z.enum(LEGS),
});

/** Offered by `holdingTank` of the capabilities, as is `hold` among the preferences of placement. */
export const holdingTankEndpoints = {
  /** Whoever is due first stands first; a hundred at most, `total` counts all. */
  waiting: endpoint({
    service: "account",
    method: "GET",
    path: "/team/holding-tank",
    audience: "member",
    origin: "extension",
    response: z.object({
      items: z.array(waitingNewcomerSchema),
      total: z.number().int().nullish(),
      serverTime: instantSchema.nullish(),
    }),
  }),
  /**
   * Once and final. 409/4091 for a newcomer who has a seat meanwhile, 422 on `position` for a seat that is taken, on
   * `parentUsername` for one outside the own tree, 404 for whoever has never waited for this member.
   */
  place: endpoint({
    service: "account",
    method: "POST",
    path: "/team/holding-tank/{username}/place",
    params: { username: USERNAME_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(seatChoiceSchema),
    response: z.object({
      username: z.string(),
      parentUsername: z.string().nullish(),
      position: z.enum(LEGS),
      /** What flowed up from the seat. */
      points: amountSchema.nullish(),
    }),
  }),
};

import { z } from "zod";
import { amountSchema, instantSchema } from "../values/values.ts";

/** Whoever a member asks about, by username; what is no member of the own network is 404, whatever it is. */
export const memberNameSchema = z.string().min(1).max(64);

/** A leg of the binary tree, seen from the member above it. */
export const LEGS = ["left", "right"] as const;
export type Leg = (typeof LEGS)[number];

/**
 * What a member of a team is to it. Only `active` ones count: a session or a purchase within thirty
 * days. The others say why not: nothing in thirty days, not a valid member yet, address unconfirmed.
 */
export const TEAM_STATUSES = ["active", "inactive", "not_valid", "unverified"] as const;
export type TeamStatus = (typeof TEAM_STATUSES)[number];

/** What a row or a seat says of its member: a closed account stays where it was, without a name, and is in no count. */
export const SHOWN_STATUSES = [...TEAM_STATUSES, "closed"] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const TEAM_SORTS = [
  "-joinedAt",
  "joinedAt",
  "username",
  "-username",
  "-volume",
  "volume",
  "-teamSize",
  "teamSize",
  "-commission",
  "commission",
] as const;

/**
 * A member of one's own downline by sponsorship. Name and address are masked. `leg` is where the seat
 * is below the one who asks, `commission` what was paid for this member's purchases, in USDT.
 */
export const teamMemberSchema = z.object({
  username: z.string(),
  fullName: z.string().nullish(),
  email: z.string().nullish(),
  sponsor: z.string().nullish(),
  level: z.number().int().nullish(),
  leg: z.enum(LEGS).nullish(),
  joinedAt: instantSchema.nullish(),
  status: z.string().nullish(),
  /** Points of own purchases. */
  personalVolume: amountSchema.nullish(),
  directs: z.number().int().nullish(),
  teamSize: z.number().int().nullish(),
  commission: amountSchema.nullish(),
  /** Whether a reminder may be sent today: not to somebody who mines, and once a day. */
  canNudge: z.boolean().nullish(),
  /** A session of theirs runs. */
  isMining: z.boolean().nullish(),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

/** Filters of direct referrals. `q` searches what a row shows: the username and the masked name. */
export const directFilterSchema = z.object({
  q: z.string().trim().max(40).optional(),
  status: z.enum(TEAM_STATUSES).optional(),
  leg: z.enum(LEGS).optional(),
  /** Only those who mine now, where `miningNow` is offered. */
  mining: z.literal("now").optional(),
  sort: z.enum(TEAM_SORTS).optional(),
});

/** How many members of a list mine, whatever the filter, and at which moment they were counted. */
export const miningCountSchema = z.object({ count: z.number().int(), asOf: instantSchema });

/** Filters of the whole network and of its export. */
export const networkFilterSchema = directFilterSchema.extend({
  level: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Only the direct referrals of this member of the own downline, e.g. of an unfolded row. */
  sponsor: memberNameSchema.optional(),
});

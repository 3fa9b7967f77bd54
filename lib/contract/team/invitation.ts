import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { mediaSchema } from "../values/values.ts";
import { LEGS } from "./team-member.ts";

/** Who invites: shown on the sign-up page. */
export const sponsorSchema = z.object({
  username: z.string(),
  fullName: z.string().nullish(),
  avatar: mediaSchema.nullish(),
  canRefer: z.boolean().nullish(),
  openPositions: z.array(z.enum(["left", "right"])).nullish(),
  /** What of the sponsor's direct commission comes back to whoever joins by them. */
  kickbackPercent: z.number().int().nullish(),
});

/** An invitation code as somebody may write it: in any case, with hyphens or without. */
export const INVITATION_CODE_PATTERN = /^[0-9A-Za-z-]{4,24}$/;

const codeSchema = z.string().nullish();

/** Codes do what the links do: each names who invites and, but for `auto`, the leg. */
export const invitationCodeEndpoints = {
  /** The member's own; null where the member may not invite. They stay the same until the account is closed. */
  invitationCodes: endpoint({
    service: "account",
    method: "GET",
    path: "/team/invitation-codes",
    audience: "member",
    origin: "extension",
    response: z.object({ auto: codeSchema, left: codeSchema, right: codeSchema }),
  }),
};

export const invitationEndpoints = {
  /**
   * Who invites by a code, as `sponsor` answers for a name. 404 for a code that nobody has, 429 for a visitor who has
   * tried many of them.
   */
  invitation: endpoint({
    service: "public",
    method: "GET",
    path: "/invitation/{code}",
    params: { code: INVITATION_CODE_PATTERN },
    audience: "public",
    origin: "extension",
    response: sponsorSchema.extend({ position: z.enum(LEGS).nullish() }),
  }),
};

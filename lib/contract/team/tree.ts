import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import { renamedJsonBody } from "../protocol/renamed.ts";
import { fullNameSchema } from "../rules/full-name.ts";
import { passwordSchema } from "../values/credentials.ts";
import { USERNAME_PATTERN } from "../values/username.ts";
import { amountSchema, idSchema, instantSchema, listOf, mediaSchema } from "../values/values.ts";
import { legSchema } from "./team.ts";
import { LEGS, memberNameSchema } from "./team-member.ts";

/** More levels than any tree has: asks for the whole one. */
const MAX_TREE_DEPTH = 100_000;
/** As many levels hold 127 members at most. */
const FEW_LEVELS = 6;

/**
 * A seat of the binary tree. Ids only link the nodes of one answer; a member is named by username.
 * A leg whose `count` is 0 is a free seat. Beyond the id everything is optional to the application.
 */
export const treeNodeSchema = z.object({
  id: idSchema,
  parentId: idSchema.nullish(),
  position: z.enum(LEGS).nullish(),
  username: z.string().nullish(),
  fullName: z.string().nullish(),
  avatar: mediaSchema.nullish(),
  status: z.string().nullish(),
  /** Seats below the member who asks, who has level 0. */
  level: z.number().int().nullish(),
  sponsorId: idSchema.nullish(),
  /** Who invited, when that is somebody of the own tree. */
  sponsor: z.string().nullish(),
  /** Invited by the member who asks; false is spillover or somebody else's referral. */
  isOwnReferral: z.boolean().nullish(),
  joinedAt: instantSchema.nullish(),
  left: legSchema.nullish(),
  right: legSchema.nullish(),
  personalVolume: amountSchema.nullish(),
  /** There are members below that this answer leaves out. */
  hasMore: z.boolean().nullish(),
});
export type TreeNode = z.output<typeof treeNodeSchema>;

export const createDownlineSchema = z.object({
  fullName: fullNameSchema,
  username: z.string().regex(USERNAME_PATTERN),
  email: z.email().max(254),
  password: passwordSchema,
  /** The member in whose leg the seat is. */
  parentUsername: memberNameSchema,
  position: z.enum(LEGS),
});

export const treeEndpoints = {
  /**
   * The own tree from `root` (a username, the member without one) down to `depth` levels below it,
   * parents before children. 404 for everybody outside it.
   */
  binaryTree: endpoint({
    service: "account",
    method: "GET",
    path: "/get-binary-tree",
    audience: "member",
    query: z.object({
      root: memberNameSchema.optional(),
      depth: z.coerce.number().int().min(1).max(MAX_TREE_DEPTH).optional(),
    }),
    isLong: ({ depth }) => depth === undefined || Number(depth) > FEW_LEVELS,
    // What has no id can neither be placed nor hold others.
    response: listOf(treeNodeSchema.extend({ id: idSchema.nullish() })).transform((nodes) =>
      nodes.filter((node): node is TreeNode => Boolean(node.id)),
    ),
  }),
  /** 422 on `position` for a seat that is taken, on `parentUsername` for one outside the own tree. */
  createDownline: endpoint({
    service: "account",
    method: "POST",
    path: "/create-downline",
    audience: "member",
    idempotent: true,
    body: renamedJsonBody(createDownlineSchema, { parentUsername: "parentId" }),
    response: treeNodeSchema.partial(),
  }),
  /** At most `MOST_FOUND` members of the own tree whose username or masked name has `q` in it, in any case; nearest first. */
  find: endpoint({
    service: "account",
    method: "GET",
    path: "/team/find",
    audience: "member",
    origin: "extension",
    query: z.object({ q: z.string().trim().min(1).max(40) }),
    response: z.object({
      items: z.array(
        z.object({
          username: z.string(),
          fullName: z.string().nullish(),
          level: z.number().int().nullish(),
          leg: z.enum(LEGS).nullish(),
          status: z.string().nullish(),
          /** Usernames from the member who asks down to this one. */
          path: z.array(z.string()),
        }),
      ),
    }),
  }),
};

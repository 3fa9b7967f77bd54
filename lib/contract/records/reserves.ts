import { z } from "zod";
import { endpoint } from "../protocol/endpoint.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  OPAQUE_ID_PATTERN,
  tokenSymbolSchema,
} from "../values/values.ts";

/** What members were owed at a moment, as the root of a tree of sums, beside what was held against it. */
export const reservesSnapshotSchema = z.object({
  id: idSchema,
  takenAt: instantSchema,
  /** Hash of the tree's root, in hexadecimal digits. */
  root: z.string(),
  /** `sha256-sum-tree-1`; pages check no other one. */
  algorithm: z.string(),
  /** In whose order all sums are. */
  symbols: z.array(tokenSymbolSchema),
  /** What all members had together, available and locked. */
  liabilities: z.array(amountSchema),
  assets: z.array(
    z.object({ symbol: tokenSymbolSchema, amount: amountSchema, addresses: z.array(z.string()) }),
  ),
  /** Who has looked at the assets, in a few words. */
  auditor: z.string().nullish(),
  /** The assets are on no real chain. */
  simulated: z.boolean().nullish(),
});
export type ReservesSnapshot = z.output<typeof reservesSnapshotSchema>;

/** A member's way to the root. `side` is where the other branch of a step stands. */
export const reservesProofSchema = z.object({
  leaf: z.object({
    /** SHA-256 of the username. */
    recordId: z.string(),
    nonce: z.string(),
    sums: z.array(amountSchema),
  }),
  /** From the leaf up; a level on which a branch stands alone is no step. */
  path: z.array(
    z.object({ side: z.enum(["left", "right"]), hash: z.string(), sums: z.array(amountSchema) }),
  ),
});
export type ReservesProof = z.output<typeof reservesProofSchema>;

/**
 * A leaf is SHA-256(00 | recordId | nonce | sums), a node SHA-256(01 | sums and hash of the left branch | those of the right
 * one), a sum 16 bytes, big-endian, in units of 10⁻¹⁸. A branch without a neighbor rises as it is and is never doubled
 * (CVE-2012-2459). The first step of a path tells the sums of one other member, without a name: leaves are shuffled anew for
 * each snapshot, and nonces are never reused.
 */
export const reservesEndpoints = {
  /** Newest first. */
  reserves: endpoint({
    service: "price",
    method: "GET",
    path: "/reserves",
    audience: "public",
    origin: "extension",
    sharedForSeconds: 60,
    response: z.array(reservesSnapshotSchema),
  }),
};

export const reservesProofEndpoints = {
  /** 404 for a snapshot that the member is not in. */
  reservesProof: endpoint({
    service: "account",
    method: "GET",
    path: "/reserves/{id}/proof",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    response: reservesProofSchema,
  }),
};

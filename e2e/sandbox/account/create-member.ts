import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Leg } from "./member.ts";

interface NewMember {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  /** Business time in milliseconds. */
  readonly joinedAt: number;
  readonly language?: string | undefined;
  readonly acceptedTerms?: string | undefined;
  readonly sponsorId?: number | undefined;
  readonly seat?: { readonly parentId: number; readonly position: Leg } | undefined;
}

/** Enters a member and gives its id. Names and addresses are unique, a seat is taken once. */
export function createMember(database: Database, member: NewMember): number {
  return database.run(
    `INSERT INTO member (username, email, full_name, password_hash, joined_at, language, sponsor_id, parent_id, position, resend_id, accepted_terms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    member.username,
    member.email.toLowerCase(),
    member.fullName,
    member.passwordHash,
    member.joinedAt,
    member.language ?? null,
    member.sponsorId ?? null,
    member.seat?.parentId ?? null,
    member.seat?.position ?? null,
    randomUUID(),
    member.acceptedTerms ?? null,
  ).id;
}

import type { z } from "zod";
import type { createDownlineSchema } from "../../../lib/contract/team/tree.ts";
import { createMember } from "../account/create-member.ts";
import { findById, findByUsername, type Member } from "../account/member.ts";
import { newcomerProblems } from "../account/sign-up.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { isInTree } from "../team/qualification.ts";
import type { Text } from "../texts/say.ts";

type Form = z.output<typeof createDownlineSchema>;

function seatProblems(
  database: Database,
  sponsor: Member,
  { parentUsername, position }: Form,
): Record<string, Text> {
  const parent = findByUsername(database, parentUsername);
  if (!parent || !isInTree(database, sponsor.id, parent.id)) {
    return { parentUsername: "This member isn’t in your tree." };
  }
  const isTaken = database.get(
    "SELECT 1 FROM member WHERE parent_id = ? AND position = ?",
    parent.id,
    position,
  );
  return isTaken ? { position: "This spot has just been taken. Choose another one." } : {};
}

/** @throws Refusal 422 for a taken name, address or seat, a foreign parent, an unconfirmed sponsor */
export function checkDownline(database: Database, sponsor: Member, form: Form): void {
  if (!sponsor.emailVerified) {
    throw invalid({ _: "Verify your email address before you add members." });
  }
  const errors = {
    ...newcomerProblems(database, form),
    ...seatProblems(database, sponsor, form),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Enters a newcomer at a free seat of the sponsor's own tree. Belongs into a transaction.
 * @throws Refusal 422 as `checkDownline`
 */
export function createDownline(
  database: Database,
  sponsor: Member,
  form: Form,
  passwordHash: string,
  now: number,
): Member {
  checkDownline(database, sponsor, form);
  const parent = findByUsername(database, form.parentUsername);
  if (!parent) throw new Error("The parent that was just checked is missing");
  const id = createMember(database, {
    username: form.username,
    email: form.email,
    fullName: form.fullName,
    passwordHash,
    joinedAt: now,
    language: sponsor.language ?? undefined,
    sponsorId: sponsor.id,
    seat: { parentId: parent.id, position: form.position },
  });
  const member = findById(database, id);
  if (!member) throw new Error("The member that was just entered is missing");
  return member;
}

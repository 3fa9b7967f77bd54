import type { z } from "zod";
import type { signUpSchema } from "../../../lib/contract/public.ts";
import type { Database } from "../database/database.ts";
import { enterHoldingTank, isHeld } from "../holding-tank/holding-tank.ts";
import { invalid } from "../http/refusal.ts";
import type { Text } from "../texts/say.ts";
import { createMember } from "./create-member.ts";
import { findById, findByUsername, isEmailTaken, type Member } from "./member.ts";
import { findSeat } from "./placement.ts";
import { plainTextProblem } from "./plain-text.ts";

type SignUp = z.output<typeof signUpSchema>;

type Newcomer = Pick<SignUp, "username" | "email" | "fullName">;

/** What is wrong with a newcomer's name and address, by field; empty when nothing is. */
export function newcomerProblems(database: Database, form: Newcomer): Record<string, Text> {
  const errors: Record<string, Text> = {};
  if (findByUsername(database, form.username)) errors.username = "This username is taken.";
  if (isEmailTaken(database, form.email.toLowerCase())) {
    errors.email = "You can’t use this email address.";
  }
  const problem = plainTextProblem(form.fullName);
  if (problem) errors.fullName = problem;
  return errors;
}

/** @throws Refusal 422 for a taken name or address, an unequal confirmation, an unusable sponsor */
export function checkSignUp(database: Database, form: SignUp): void {
  const errors = newcomerProblems(database, form);
  if (form.confirmPassword !== form.password) {
    errors.confirmPassword = "The passwords don’t match.";
  }
  const sponsor = form.refUsername ? findByUsername(database, form.refUsername) : undefined;
  if (form.refUsername && !sponsor?.emailVerified) {
    errors.refUsername = "This member can’t invite anyone right now.";
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Enters a newcomer with sponsor and seat (R11.16). Belongs into a transaction.
 * @throws Refusal 422 as `checkSignUp`
 */
export function signUp(
  database: Database,
  form: SignUp,
  passwordHash: string,
  now: number,
): Member {
  checkSignUp(database, form);
  const sponsor = form.refUsername ? findByUsername(database, form.refUsername) : undefined;
  const waits = sponsor !== undefined && isHeld(sponsor, form.position);
  const id = createMember(database, {
    username: form.username,
    email: form.email,
    fullName: form.fullName,
    passwordHash,
    joinedAt: now,
    language: form.locale,
    acceptedTerms: form.termsVersion,
    sponsorId: sponsor?.id,
    seat: waits ? undefined : sponsor && findSeat(database, sponsor, form.position),
  });
  const member = findById(database, id);
  if (!member) throw new Error("The member that was just entered is missing");
  if (waits) enterHoldingTank(database, member, sponsor.id, now);
  return member;
}

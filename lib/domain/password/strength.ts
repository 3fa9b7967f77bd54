import { isSimilarToOwner, meetsRule, PASSWORD_RULES, type PasswordOwner } from "./rules.ts";

/** From nothing typed to hard to guess; the order is that of the meter's steps. */
export const PASSWORD_LEVELS = ["empty", "weak", "fair", "good", "strong"] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

const COMMON =
  /pass(word)?|qwert[yz]?|letmein|welcome|admin|iloveyou|merlin|bitcoin|abc|(19|20)\d\d/gi;

// Each character that only repeats or counts on from the one before it adds nothing.
function predictableSteps(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step, index) => {
    return step === 0 || (Math.abs(step) === 1 && step === steps[index - 1]);
  }).length;
}

/**
 * How hard a password is to guess, by the characters that are left when common words, years, runs
 * and repeats count as one. A password that breaks a rule is weak whatever its length.
 */
export function passwordLevel(password: string, owner: PasswordOwner): PasswordLevel {
  if (password === "") return "empty";
  const isRefused = PASSWORD_RULES.some((rule) => !meetsRule(password, rule));
  if (isRefused || isSimilarToOwner(password, owner)) return "weak";
  const reduced = password.replace(COMMON, "*");
  const length = Math.min(reduced.length - predictableSteps(reduced), new Set(reduced).size * 2);
  if (length < 6) return "weak";
  if (length < 10) return "fair";
  return length < 14 ? "good" : "strong";
}

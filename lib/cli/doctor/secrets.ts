import type { Environment } from "../../env/environment.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** A little less than the 128 bits of a key: 32 random hexadecimal digits come to about 118 by this count. */
const LEAST_BITS = 100;
/** Of three characters in a row, so many go on in one step, such as `abc` or `321`. */
const MOST_IN_STEP = 0.3;
// Six letters or more: a random secret holds a shorter word once in ten thousand.
const WORDS = /secret|passwor|change|example|merlin|session|default|qwerty/i;

/** Shannon's estimate over the characters themselves, in bits. */
function bitsOf(secret: string): number {
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / secret.length);
  return -secret.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

function isRepeated(secret: string): boolean {
  // A text that is found in itself a part of its length further on begins anew there.
  const period = (secret + secret).indexOf(secret, 1);
  const third = secret.slice(0, Math.ceil(secret.length / 3));
  return period < secret.length || secret.indexOf(third, 1) > 0;
}

function shareInStep(secret: string): number {
  const steps = [...secret.slice(1)].map(
    (character, index) => character.charCodeAt(0) - secret.charCodeAt(index),
  );
  const same = steps.slice(1).filter((step, index) => step === steps[index] && Math.abs(step) <= 1);
  return same.length / Math.max(1, steps.length - 1);
}

/** Why a secret could be guessed, in words that do not repeat it; undefined for one that looks random. */
export function weaknessOf(secret: string): string | undefined {
  if (WORDS.test(secret)) return "holds a word that people choose";
  if (isRepeated(secret)) return "repeats itself";
  if (shareInStep(secret) > MOST_IN_STEP) return "counts up or down";
  return bitsOf(secret) < LEAST_BITS
    ? "has too few different characters for its length"
    : undefined;
}

/** Whether the secrets that seal the cookies can be guessed, and how many are in use. */
export function judgeSecrets({ sessionSecrets }: Environment): Finding {
  const weaknesses = sessionSecrets.flatMap((secret, index) => {
    const weakness = weaknessOf(secret);
    return weakness ? [`secret ${index + 1} ${weakness}`] : [];
  });
  if (weaknesses.length > 0)
    return failure(
      `SESSION_SECRET: ${weaknesses.join(", ")}: whoever guesses it seals cookies of their own`,
      "make one with `openssl rand -base64 48`, and take the old one out in the rounds of the README",
    );
  if (new Set(sessionSecrets).size < sessionSecrets.length)
    return warning("SESSION_SECRET holds the same secret twice", "drop the second one");
  const older = sessionSecrets.length - 1;
  return ok(`SESSION_SECRET: one seals, ${older} older ${older === 1 ? "one" : "ones"} still open`);
}

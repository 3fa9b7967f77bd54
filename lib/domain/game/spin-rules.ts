import { z } from "zod";
import { CLIENT_SEED_PATTERN } from "../../contract/game.ts";

const NONCE = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{64}$/i;

/** The rule of the seed that a member adds to a spin: the contract's own, without the spaces around it. */
export function seedRules(seedProblem: string) {
  return z.object({
    clientSeed: z.string().trim().regex(CLIENT_SEED_PATTERN, { error: seedProblem }),
  });
}

/** The rules of a spin that is typed or pasted to be checked. */
export function checkRules(words: Readonly<Record<"missing" | "nonce" | "hash", string>>) {
  const text = z.string().trim().min(1, { error: words.missing });
  return z.object({
    serverSeed: text,
    clientSeed: text,
    nonce: text.regex(NONCE, { error: words.nonce }),
    serverSeedHash: text.regex(HASH, { error: words.hash }),
  });
}

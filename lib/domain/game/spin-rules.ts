import { z } from "zod";
import { gameEndpoints } from "../../contract/game.ts";
import { worded } from "../../contract/protocol/worded.ts";

const { clientSeed } = gameEndpoints.spin.body.schema.shape;

const NONCE = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{64}$/i;

/** The rule of the seed that a member adds to a spin: the contract's own, without the spaces around it. */
export function seedRules(seedProblem: string) {
  return z.object({
    clientSeed: z
      .string()
      .trim()
      .superRefine(worded(clientSeed, { refused: seedProblem })),
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

import type { ProvenRound } from "../../contract/prediction.ts";

/** How a stranger checks the file, in the file itself (docs/proofs.md). */
const RULES = {
  rule: "SHA-256 of the lines merlin-price-rule-1, method, quorum, windowSec and each of sources is ruleHash",
  record:
    "SHA-256 of the lines merlin-price-1, ruleHash, at, previous (64 zeros without one), for each sample `at price source`, and price is commitment",
  numbers:
    "moments in milliseconds since 1970, prices in units of 10^-18; lines end in a line feed, the last one in none",
  price: "the median of the samples, of an even number the lower of the two in the middle",
  chain: "previous of the close is commitment of the lock",
} as const;

/** A round with what its prices follow from, as a file that needs nothing else to be checked. */
export function priceFile({
  epoch,
  lockAt,
  closeAt,
  lockPrice,
  closePrice,
  result,
  proof,
}: ProvenRound): string {
  const round = { epoch, lockAt, closeAt, lockPrice, closePrice, result };
  return `${JSON.stringify({ format: "merlin-price-proof-1", rules: RULES, round, proof }, null, 2)}\n`;
}

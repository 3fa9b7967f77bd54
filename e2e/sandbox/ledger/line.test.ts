import { expect, it } from "vitest";
import type { Bucket } from "./accounts.ts";
import type { JournalKind } from "./journal-kind.ts";
import { linesOf, type OwnedPosting } from "./line.ts";

const system = (account: string, units: bigint): OwnedPosting => ({
  account,
  memberId: null,
  bucket: null,
  currency: "MERLIN",
  units,
  balanceAfter: 0n,
});
const own = (units: bigint, bucket: Bucket = "available", memberId = 7): OwnedPosting => ({
  account: `member:${memberId}:${bucket}`,
  memberId,
  bucket,
  currency: "MERLIN",
  units,
  balanceAfter: 100n + units,
});

it.each<[JournalKind, OwnedPosting[], string]>([
  ["deposit", [system("chain:MERLIN", -5n), own(5n)], "deposit in 5"],
  ["stake", [own(-5n), own(5n, "locked")], "stake out 5"],
  ["unstake", [own(-5n, "locked"), own(5n)], "unstake in 5"],
  ["stake_reward", [own(-5n, "reward_locked"), own(5n)], "stake_reward in 5"],
  ["withdrawal", [own(-6n), own(5n, "locked"), own(1n, "locked")], "withdrawal out 6 fee 1"],
  ["purchase", [own(-5n), system("treasury", 5n)], "purchase out 5"],
  [
    "mining_claim",
    [system("emission:mBTC", -5n), own(4n), system("treasury", 1n)],
    "mining_claim in 4 fee 1",
  ],
  ["transfer", [own(-5n), own(5n, "available", 8)], "transfer_out out 5, transfer_in in 5"],
  ["fee", [own(-2n), own(-3n), system("treasury", 5n)], "fee out 5"],
])("R11.12 a %s journal is one line for each member and direction", (kind, postings, expected) => {
  const lines = linesOf(kind, postings).map(({ type, direction, units, feeUnits }) =>
    [type, direction, units, ...(feeUnits === null ? [] : ["fee", feeUnits])].join(" "),
  );
  expect(lines.join(", ")).toBe(expected);
});

it.each<[JournalKind, OwnedPosting[]]>([
  ["stake_reward", [system("rewards:MERLIN", -5n), own(5n, "reward_locked")]],
  ["stake_forfeit", [own(-5n, "reward_locked"), system("rewards:MERLIN", 5n)]],
  ["withdrawal", [own(-6n, "locked"), system("chain:MERLIN", 5n), system("treasury", 1n)]],
])("a %s journal that does not touch what is available is no line", (kind, postings) => {
  expect(linesOf(kind, postings)).toEqual([]);
});

it("names the other member of a transfer only", () => {
  const [sent, received] = linesOf("transfer", [own(-5n), own(5n, "available", 8)]);
  expect([sent?.counterpartyId, received?.counterpartyId]).toEqual([8, 7]);
  const [commission] = linesOf("purchase", [own(-5n), own(5n, "available", 8)]);
  expect(commission?.counterpartyId).toBeNull();
});

import type { TransactionType } from "../../../lib/contract/transaction.ts";
import type { Bucket, Currency } from "./accounts.ts";
import type { JournalKind } from "./journal-kind.ts";

/** A posting with whom it belongs to; `memberId` and `bucket` are null for a system account. */
export interface OwnedPosting {
  readonly account: string;
  readonly memberId: number | null;
  readonly bucket: Bucket | null;
  readonly currency: Currency;
  /** Units of 10⁻¹⁸, positive into the account. */
  readonly units: bigint;
  readonly balanceAfter: bigint;
}

export type Direction = "in" | "out";

/** What a journal means to one member in one currency; amounts are magnitudes in units of 10⁻¹⁸. */
export interface LedgerLine {
  readonly memberId: number;
  readonly type: TransactionType;
  readonly currency: Currency;
  readonly direction: Direction;
  readonly units: bigint;
  readonly feeUnits: bigint | null;
  /** What the member had available after the journal. */
  readonly balanceAfter: bigint;
  /** What went on in a renewed stake. */
  readonly principalUnits: bigint | null;
  /** The other member of a transfer. */
  readonly counterpartyId: number | null;
}

function typeOf(
  kind: Exclude<JournalKind, "stake_forfeit">,
  direction: Direction,
): TransactionType {
  if (kind === "transfer" || kind === "convert") return `${kind}_${direction}`;
  return kind;
}

const add = (sum: bigint, { units }: OwnedPosting) => sum + units;

const PAID_BEFORE: ReadonlySet<JournalKind> = new Set(["mining_claim", "convert", "resale_sale"]);

// A claim, a conversion or a sale pays its fee before the credit; a withdrawal locks its fee beside the amount.
function feeOf(kind: JournalKind, own: OwnedPosting, postings: readonly OwnedPosting[]): bigint {
  const sameCurrency = postings.filter(({ currency }) => currency === own.currency);
  if (PAID_BEFORE.has(kind) && own.units > 0n) {
    return sameCurrency.filter(({ account }) => account === "treasury").reduce(add, 0n);
  }
  if (kind !== "withdrawal" || own.units > 0n) return 0n;
  const locked = sameCurrency.filter(
    ({ memberId, bucket }) => memberId === own.memberId && bucket === "locked",
  );
  return locked.slice(1).reduce(add, 0n);
}

// A renewal passes through the balance: one line, which changes nothing and says what went on.
function renewals(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines
    .filter(({ direction }) => direction === "out")
    .map((line) => ({ ...line, direction: "in", units: 0n, principalUnits: line.units }));
}

/**
 * The lines that a journal has in the members' ledgers: one for each member, currency and direction
 * in which something moved into or out of `available`. What only moves between other accounts, such
 * as a reward that is not released yet, has none; so a member's lines always sum up to `available`.
 */
export function linesOf(kind: JournalKind, postings: readonly OwnedPosting[]): LedgerLine[] {
  // What is forfeited was never released.
  if (kind === "stake_forfeit") return [];
  const lines = new Map<string, LedgerLine>();
  for (const own of postings) {
    const { memberId, bucket, currency, units, balanceAfter } = own;
    if (memberId === null || bucket !== "available" || units === 0n) continue;
    const direction = units > 0n ? "in" : "out";
    const key = `${memberId}/${currency}/${direction}`;
    const fee = feeOf(kind, own, postings);
    const other = postings.find((one) => one.memberId !== null && one.memberId !== memberId);
    lines.set(key, {
      memberId,
      type: typeOf(kind, direction),
      currency,
      direction,
      units: (lines.get(key)?.units ?? 0n) + (units > 0n ? units : -units),
      feeUnits: fee > 0n ? fee : null,
      balanceAfter,
      principalUnits: null,
      counterpartyId: kind === "transfer" ? (other?.memberId ?? null) : null,
    });
  }
  return kind === "stake_renewal" ? renewals([...lines.values()]) : [...lines.values()];
}

/** What a member can order; several kinds may share one place. */
export const ORDER_KINDS = [
  "buy",
  "renew",
  "upgrade",
  "convert",
  "convertAirdrop",
  "transfer",
  "withdraw",
  "stake",
  "redeem",
  "addStake",
  "extendStake",
  "plan",
  "predict",
  "boost",
  "mine",
  "claimMining",
  "checkIn",
  "claimTask",
  "spin",
  "placeMember",
  "listMachine",
  "buyListed",
  "cancelListing",
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** `amount` is a plain decimal. */
export interface OrderMoney {
  readonly amount: string;
  readonly symbol: string;
}

/** What a member recognises an order by, long after the form is gone. */
export interface OrderFacts {
  /** A product, a position or a task by its name. */
  readonly subject?: string;
  readonly pay?: OrderMoney;
  readonly receive?: OrderMoney;
  readonly fee?: OrderMoney;
  /** A member or an address. */
  readonly to?: string;
}

/** Where one order at a time can be undecided. */
export interface OrderPlace {
  readonly kind: OrderKind;
  /** Of several places of a kind which one, e.g. the product; empty when there is one. */
  readonly scope: string;
}

/** An order as it was sent: kept from before it leaves until an answer decides it. */
export interface OrderRecord extends OrderPlace {
  /** The idempotency key, made with the intention. */
  readonly key: string;
  /** What was sent, to be sent again to the letter. */
  readonly body: unknown;
  readonly facts: OrderFacts;
  /** How the place stood, e.g. the UTC day of a check-in; one that stands otherwise has moved on. */
  readonly mark: string;
  /** First sent, in milliseconds of this browser's clock. */
  readonly at: number;
  /** Its body holds a recovery code, which stays in the tab: elsewhere it can be asked about, not sent. */
  readonly isWithheld?: true;
  /** A sending of it was lost. Until then it is on its way, or went down with its tab. */
  readonly wasLost: boolean;
}

const HOUR_MS = 3_600_000;
/** The service keeps a key for 24 hours; the last one is left to slow clocks. */
const REPEATABLE_MS = 23 * HOUR_MS;
/** How far a clock that was set back may be off. */
const CLOCK_SLACK_MS = 5 * 60_000;

/**
 * Whether sending an order again is booked once at most. Later the service has forgotten its key and
 * would take it for a new one.
 */
export function isRepeatable({ at }: Pick<OrderRecord, "at">, nowMs: number): boolean {
  const age = nowMs - at;
  return age >= -CLOCK_SLACK_MS && age < REPEATABLE_MS;
}

/**
 * An order as it may be written down. A code of six digits is void before anybody could read it; a recovery
 * code would stay good for as long as the order has not arrived.
 */
export function writable(record: OrderRecord): OrderRecord {
  const { code } = (record.body ?? {}) as { readonly code?: unknown };
  if (typeof code !== "string" || /^\d{6}$/.test(code)) return record;
  return { ...record, body: null, isWithheld: true };
}

/** Orders that the service itself carries out once: done again, they are refused or there is nothing to do. */
const ONCE_ANYWAY: ReadonlySet<OrderKind> = new Set([
  "predict",
  "boost",
  "mine",
  "claimMining",
  "checkIn",
  "claimTask",
  "spin",
  "placeMember",
  "listMachine",
  "buyListed",
  "cancelListing",
]);

/** Whether a lost order of a kind might be booked twice, so that the member has to look before ordering anew. */
export function canDouble({ kind }: OrderPlace): boolean {
  return !ONCE_ANYWAY.has(kind);
}

function isRecord(value: unknown): value is OrderRecord {
  if (typeof value !== "object" || value === null) return false;
  const { kind, scope, key, facts, mark, at, wasLost } = value as Record<string, unknown>;
  const texts = [scope, key, mark];
  return (
    ORDER_KINDS.some((one) => one === kind) &&
    texts.every((text) => typeof text === "string") &&
    typeof facts === "object" &&
    facts !== null &&
    typeof at === "number" &&
    typeof wasLost === "boolean"
  );
}

/** A kept order from its text; null for nonsense. */
export function parseRecord(text: string | null): OrderRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

import { UNITS_PER_ONE } from "../../../lib/money/units.ts";

/** What lots are valued in; itself it has none. */
export const TAX_CURRENCY = "USDT";

/** A journal as it changed what a member owns, available and locked together. */
export interface OwnedEvent {
  readonly id: number;
  readonly kind: string;
  readonly at: number;
  /** Units of 10⁻¹⁸ by currency, negative for what went out; a fee is a part of what went out or was kept back. */
  readonly changes: readonly {
    readonly symbol: string;
    readonly units: bigint;
    readonly fee: bigint;
  }[];
}

export interface Lot {
  /** Of the journal that brought it, and its currency. */
  readonly id: string;
  readonly symbol: string;
  readonly acquiredAt: number | null;
  readonly receivedAt: number;
  /** What is left of it, and of its basis; null where nobody knows. */
  readonly units: bigint;
  readonly cost: bigint | null;
}

export interface Disposal {
  readonly lotId: string;
  readonly symbol: string;
  readonly units: bigint;
  readonly acquiredAt: number | null;
  readonly disposedAt: number;
  readonly proceeds: bigint;
  readonly cost: bigint | null;
}

export interface Income {
  readonly type: string;
  readonly symbol: string;
  readonly units: bigint;
  readonly value: bigint;
  readonly at: number;
}

/** What a member has said of a lot. */
export interface Basis {
  readonly acquiredAt: number;
  readonly cost: bigint;
}

interface Worked {
  /** With something left, in the order of receipt. */
  readonly lots: readonly Lot[];
  readonly disposals: readonly Disposal[];
  readonly income: readonly Income[];
  readonly fees: readonly { readonly at: number; readonly value: bigint }[];
  /** When something left the account with its lots. */
  readonly sent: readonly number[];
  /** Every lot that came without a known basis, by its id, with the time of its receipt. */
  readonly unknown: ReadonlyMap<string, number>;
  /** The ids of all others. */
  readonly known: ReadonlySet<string>;
}

const INCOME: ReadonlySet<string> = new Set([
  "mining_claim",
  "airdrop",
  "stake_reward",
  "commission_direct",
  "commission_level2",
  "kickback",
  "binary_bonus",
  "pool_share",
  "game_reward",
  "prediction_payout",
]);
/** Of what has no lots itself: what comes is worth what it is, and no income. */
const SALES: ReadonlySet<string> = new Set(["resale_sale"]);
const EXCHANGES: ReadonlySet<string> = new Set(["convert", "airdrop_convert"]);
const SENDS: ReadonlySet<string> = new Set(["withdrawal", "transfer"]);
/** Given for a chance alone; what it pays is income. */
const STAKED = "prediction_stake";

type WorthOf = (symbol: string, units: bigint, at: number) => bigint;

/** A part of a whole, rounded down; all of it takes what is left. */
function share(whole: bigint, part: bigint, of: bigint): bigint {
  return part === of ? whole : (whole * part) / of;
}

/**
 * Follows a member's lots through the ledger: first in, first out for the whole account.
 *
 * @param events oldest first
 * @param worthOf what units of a currency were worth at a moment
 * @param bases what the member has said of lots without basis, by the lot's id
 */
export function workLots(
  events: Iterable<OwnedEvent>,
  worthOf: WorthOf,
  bases: ReadonlyMap<string, Basis>,
): Worked {
  const queues = new Map<string, Lot[]>();
  const disposals: Disposal[] = [];
  const income: Income[] = [];
  const fees: { at: number; value: bigint }[] = [];
  const sent: number[] = [];
  const unknown = new Map<string, number>();
  const known = new Set<string>();

  function acquire({ id, at }: OwnedEvent, symbol: string, units: bigint, value: bigint | null) {
    if (symbol === TAX_CURRENCY) return;
    const lotId = `${id}-${symbol}`;
    if (value === null) unknown.set(lotId, at);
    else known.add(lotId);
    const basis = value === null ? bases.get(lotId) : { acquiredAt: at, cost: value };
    const lot: Lot = {
      ...{ id: lotId, symbol, units, receivedAt: at },
      acquiredAt: basis?.acquiredAt ?? null,
      cost: basis?.cost ?? null,
    };
    const queue = queues.get(symbol);
    if (queue) queue.push(lot);
    else queues.set(symbol, [lot]);
  }

  function take(symbol: string, units: bigint): Lot[] {
    const queue = queues.get(symbol) ?? [];
    const taken: Lot[] = [];
    let wanted = units;
    while (wanted > 0n) {
      const lot = queue[0];
      if (!lot) throw new Error(`There are no lots for ${wanted} units of ${symbol}`);
      const part = lot.units < wanted ? lot.units : wanted;
      const cost = lot.cost === null ? null : share(lot.cost, part, lot.units);
      taken.push({ ...lot, units: part, cost });
      if (part === lot.units) queue.shift();
      else {
        const rest = lot.cost === null || cost === null ? null : lot.cost - cost;
        queue[0] = { ...lot, units: lot.units - part, cost: rest };
      }
      wanted -= part;
    }
    return taken;
  }

  function dispose({ at }: OwnedEvent, symbol: string, units: bigint, proceeds: bigint) {
    if (symbol === TAX_CURRENCY) return;
    let [leftUnits, leftProceeds] = [units, proceeds];
    for (const lot of take(symbol, units)) {
      const own = share(leftProceeds, lot.units, leftUnits);
      const { id: lotId, acquiredAt, cost } = lot;
      disposals.push({
        ...{ lotId, symbol, units: lot.units, acquiredAt, disposedAt: at, proceeds: own, cost },
      });
      leftUnits -= lot.units;
      leftProceeds -= own;
    }
  }

  /** Both sides are worth what is in the tax's currency, or else what came. */
  function exchange(event: OwnedEvent) {
    const given = event.changes.find(({ units }) => units < 0n);
    const taken = event.changes.find(({ units }) => units > 0n);
    if (!given || !taken) throw new Error(`The journal ${event.id} exchanges nothing`);
    const value =
      given.symbol === TAX_CURRENCY ? -given.units : worthOf(taken.symbol, taken.units, event.at);
    dispose(event, given.symbol, -given.units, value);
    acquire(event, taken.symbol, taken.units, value);
  }

  function pay(event: OwnedEvent, symbol: string, units: bigint, fee: bigint) {
    const { kind, at } = event;
    if (!SENDS.has(kind)) {
      return dispose(event, symbol, units, kind === STAKED ? 0n : worthOf(symbol, units, at));
    }
    if (fee > 0n) dispose(event, symbol, fee, worthOf(symbol, fee, at));
    if (symbol !== TAX_CURRENCY) take(symbol, units - fee);
    sent.push(at);
  }

  for (const event of events) {
    const { kind, at, changes } = event;
    for (const { symbol, fee } of changes) {
      if (fee > 0n) fees.push({ at, value: worthOf(symbol, fee, at) });
    }
    if (EXCHANGES.has(kind)) exchange(event);
    else {
      for (const { symbol, units, fee } of changes) {
        if (units < 0n) pay(event, symbol, -units, fee);
        else if (INCOME.has(kind)) {
          const value = worthOf(symbol, units, at);
          income.push({ type: kind, symbol, units, value, at });
          acquire(event, symbol, units, value);
        } else acquire(event, symbol, units, SALES.has(kind) ? worthOf(symbol, units, at) : null);
      }
    }
  }
  return { lots: [...queues.values()].flat(), disposals, income, fees, sent, unknown, known };
}

/** What units are worth at a price, both in units of 10⁻¹⁸, rounded down. */
export function valueAt(units: bigint, price: bigint): bigint {
  return (units * price) / UNITS_PER_ONE;
}

import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember, type MemberFacts } from "../../fixtures/newcomer.ts";
import { Authenticator } from "../../fixtures/totp.ts";
import { findByUsername } from "../account/member.ts";
import { newTotpSecret } from "../auth/second-factor.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CHAIN_ID, simulatedAddress } from "../wallet/deposit-address.ts";
import { saveAddress } from "../wallet/saved-addresses.ts";
import type { startTestSandbox } from "./start.ts";

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

export interface OrderInput {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
}

export interface OrderCase {
  readonly endpoint: Endpoint;
  /** What can be ordered now, or null for nothing. */
  readonly request: () => Promise<OrderInput | null>;
  /** The standing of its place, where an order of another standing is over. */
  readonly mark?: () => Promise<string>;
  /** How often something of the kind was booked for the member, by the books and not by the keys. */
  readonly booked: () => number;
}

const OF_MACHINES = "market_order WHERE member_id = ? AND machine_id IS NOT NULL";
const UPGRADES = "SELECT order_id FROM machine_upgrade";
const FUNDS = { USDT: "20000", MERLIN: "20000", AmBTC: "2000", mBTC: "5" } as const;

/** A member who may order whatever there is, and what each kind takes. */
export async function orderingMember(
  sandbox: TestSandbox,
  random: () => number,
  facts?: MemberFacts,
) {
  const { running, call, control } = sandbox;
  const { database, clock } = running.sandbox;
  const username = addMember(running, facts);
  const memberId = findByUsername(database, username)?.id ?? 0;
  for (const [symbol, amount] of Object.entries(FUNDS)) {
    await control("deposit", { username, symbol, amount });
  }
  const walletId = saveAddress(database, memberId, {
    address: simulatedAddress(`of ${username}`),
    label: null,
    chainId: CHAIN_ID,
    usableFrom: clock.now() - DAY_MS,
  });
  const bearer = await sandbox.bearerOf(username);
  const secret = newTotpSecret();
  database.run("UPDATE member SET totp_secret = ? WHERE id = ?", secret, memberId);

  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const count = (sql: string) =>
    database.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`, memberId)?.n ?? 0;
  const lines = (type: string) => count(`ledger_line WHERE member_id = ? AND type = '${type}'`);
  function code(): string {
    database.run("DELETE FROM totp_step");
    return new Authenticator(secret).code();
  }
  const machines = async () => (await call(contract.mining.machines, { bearer })).value().items;
  const wheel = async () => (await call(contract.game.wheel, { bearer })).value();
  const airdrop = async () => (await call(contract.airdrop.summary, { bearer })).value();

  const cases: Readonly<Record<string, OrderCase>> = {
    buy: {
      endpoint: contract.marketplace.order,
      async request() {
        const body = { productId: pick(["nano", "boost_20", "boost_50"]) };
        const { quoteId } = (await call(contract.marketplace.quote, { bearer, body })).value();
        return { body: { quoteId } };
      },
      booked: () => count("market_order WHERE member_id = ? AND machine_id IS NULL"),
    },
    renew: {
      endpoint: contract.marketplace.renew,
      async request() {
        const machine = pick((await machines()).filter(({ productId }) => productId === "nano"));
        if (!machine) return null;
        const body = { productId: "nano", machineId: machine.id };
        const quote = await call(contract.marketplace.quote, { bearer, body });
        if (quote.status !== 200) return null;
        const { quoteId } = quote.value();
        return { body: { quoteId, endsAt: machine.endsAt }, params: { id: machine.id } };
      },
      booked: () => count(`${OF_MACHINES} AND id NOT IN (${UPGRADES})`),
    },
    upgrade: {
      endpoint: contract.marketplace.upgrade,
      async request() {
        const machine = pick((await machines()).filter(({ upgrade }) => upgrade));
        const th = pick(machine?.upgrade?.th ?? []);
        if (!machine || th === undefined) return null;
        const params = { id: machine.id };
        const asked = { bearer, params, body: { th } };
        const quote = await call(contract.marketplace.upgradeQuote, asked);
        return quote.status === 200 ? { body: { quoteId: quote.value().quoteId }, params } : null;
      },
      booked: () => count(`${OF_MACHINES} AND id IN (${UPGRADES})`),
    },
    convert: {
      endpoint: contract.movement.convert,
      async request() {
        const body = { from: "USDT", to: "MERLIN", amount: "12.5" };
        const { quoteId } = (await call(contract.movement.convertQuote, { bearer, body })).value();
        return { body: { quoteId } };
      },
      booked: () => count("ledger_line WHERE member_id = ? AND type = 'convert_out'"),
    },
    convertAirdrop: {
      endpoint: contract.airdrop.convert,
      request: async () => ({
        body: { amount: "11", rate: (await airdrop()).conversion?.rate },
      }),
      booked: () =>
        count("ledger_line WHERE member_id = ? AND type = 'airdrop_convert' AND direction = 'out'"),
    },
    transfer: {
      endpoint: contract.movement.transfer,
      request: async () => ({
        body: { symbol: "USDT", toUsername: "anna", amount: "1.25", code: code() },
      }),
      booked: () => lines("transfer_out"),
    },
    withdraw: {
      endpoint: contract.movement.withdraw,
      request: async () => ({
        body: { symbol: "USDT", walletId: String(walletId), amount: "20", code: code() },
      }),
      booked: () => count("withdrawal WHERE member_id = ?"),
    },
    stake: {
      endpoint: contract.staking.subscribe,
      request: async () => ({ body: { productId: pick(["flexible", "locked_30"]), amount: "10" } }),
      booked: () => count("stake_position WHERE member_id = ?"),
    },
    redeem: {
      endpoint: contract.staking.redeem,
      async request() {
        const query = { status: "active" };
        const { items } = (await call(contract.staking.positions, { bearer, query })).value();
        const position = pick(items);
        if (!position) return null;
        const isLocked = position.productId !== "flexible";
        return {
          body: isLocked ? { acceptForfeit: true } : {},
          params: { id: position.id },
        };
      },
      booked: () =>
        count("stake_position WHERE member_id = ? AND status IN ('redeemed','redeemed_early')"),
    },
    addStake: {
      endpoint: contract.staking.add,
      async request() {
        const query = { status: "active" };
        const { items } = (await call(contract.staking.positions, { bearer, query })).value();
        const position = pick(items);
        return position ? { body: { amount: "3" }, params: { id: position.id } } : null;
      },
      booked: () => lines("stake") - count("stake_position WHERE member_id = ?"),
    },
    extendStake: {
      endpoint: contract.staking.extend,
      async request() {
        const query = { status: "active" };
        const { items } = (await call(contract.staking.positions, { bearer, query })).value();
        const position = pick(items.filter(({ productId }) => productId === "locked_30"));
        return position ? { body: { productId: "locked_60" }, params: { id: position.id } } : null;
      },
      // None is opened in it.
      booked: () => count("stake_position WHERE member_id = ? AND product_id = 'locked_60'"),
    },
    predict: {
      endpoint: contract.prediction.enter,
      async request() {
        const { rounds, feeBps } = (await call(contract.prediction.state, { bearer })).value();
        const open = rounds.find(({ status }) => status === "open");
        if (!open) return null;
        return {
          body: { side: pick(["up", "down"]), amount: "5", feeBps },
          params: { epoch: String(open.epoch) },
        };
      },
      booked: () => count("prediction_position WHERE member_id = ?"),
    },
    boost: {
      endpoint: contract.mining.applyBoost,
      async request() {
        const { items } = (await call(contract.mining.boosts, { bearer })).value();
        const boost = pick(items);
        return boost ? { params: { id: boost.id } } : null;
      },
      booked: () => count("boost WHERE member_id = ? AND applied_at IS NOT NULL"),
    },
    mine: {
      endpoint: contract.mining.start,
      request: async () => ({}),
      booked: () => count("mining_session WHERE member_id = ?"),
    },
    claimMining: {
      endpoint: contract.mining.claim,
      request: async () => ({}),
      // The start of a session claims the one before it.
      booked: () =>
        count(
          `ledger_line l WHERE member_id = ? AND type = 'mining_claim' AND NOT EXISTS
           (SELECT 1 FROM mining_session s WHERE s.member_id = l.member_id AND s.started_at = l.at)`,
        ),
    },
    checkIn: {
      endpoint: contract.airdrop.checkIn,
      request: async () => ({}),
      mark: async () => new Date(clock.now()).toISOString().slice(0, 10),
      booked: () => count("airdrop_claim WHERE member_id = ? AND task = 'check_in'"),
    },
    claimTask: {
      endpoint: contract.airdrop.claim,
      async request() {
        const { items } = (await call(contract.airdrop.tasks, { bearer })).value();
        const task = pick(
          items.filter(({ state, kind }) => state === "claimable" && kind !== "daily"),
        );
        return task ? { params: { id: task.id } } : null;
      },
      booked: () => count("airdrop_claim WHERE member_id = ? AND task <> 'check_in'"),
    },
    spin: {
      endpoint: contract.game.spin,
      request: async () => ({ body: { clientSeed: `seed-${Math.floor(random() * 1e9)}` } }),
      mark: async () => String((await wheel()).nonce),
      booked: () => count("wheel_spin WHERE member_id = ?"),
    },
    listMachine: {
      endpoint: contract.resale.list,
      async request() {
        const machine = pick((await machines()).filter(({ resale }) => resale));
        if (!machine) return null;
        const body = { price: pick(["90", "110.25", "131.07"]) };
        const asked = { bearer, params: { id: machine.id }, body };
        const quote = await call(contract.resale.offer, asked);
        return quote.status === 200 ? { body: { quoteId: quote.value().quoteId } } : null;
      },
      booked: () => count("resale_listing WHERE member_id = ?"),
    },
    buyListed: {
      endpoint: contract.resale.buy,
      async request() {
        const { items } = (await call(contract.resale.listings, { bearer })).value();
        const listing = pick(items.filter(({ isOwn }) => !isOwn));
        if (!listing) return null;
        const params = { id: listing.id };
        const quote = await call(contract.resale.quote, { bearer, params });
        if (quote.status !== 200) return null;
        const { quoteId } = quote.value();
        return { body: { quoteId, price: listing.price.amount }, params };
      },
      booked: () => count("resale_trade WHERE buyer_id = ?"),
    },
    cancelListing: {
      endpoint: contract.resale.cancel,
      async request() {
        const { items } = (await call(contract.resale.own, { bearer })).value();
        const listing = pick(items);
        return listing ? { params: { id: listing.id } } : null;
      },
      booked: () => count("resale_listing WHERE member_id = ? AND status = 'cancelled'"),
    },
  };
  return { bearer, cases, memberId };
}

import { contract } from "../../../lib/contract/registry.ts";
import { type StepUpAction, stepUpFacts } from "../../../lib/contract/rules/step-up-facts.ts";
import { addMember, type MemberFacts } from "../../fixtures/newcomer.ts";
import { Authenticator } from "../../fixtures/totp.ts";
import { findByUsername } from "../account/member.ts";
import { newTotpSecret } from "../auth/second-factor.ts";
import { enterHoldingTank } from "../holding-tank/holding-tank.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CHAIN_ID, simulatedAddress } from "../wallet/deposit-address.ts";
import { saveAddress } from "../wallet/saved-addresses.ts";
import { machineOrderCases } from "./machine-order-cases.ts";
import type { OrderCase } from "./order-case.ts";
import type { TestSandbox } from "./start.ts";

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
  async function proof(action: StepUpAction, sent: Readonly<Record<string, unknown>>) {
    const asked = { action, facts: stepUpFacts(action, sent) };
    const { ceremonyId } = (
      await call(contract.stepUp.stepUpOptions, { bearer, body: asked })
    ).value();
    const body = { ceremonyId, code: code() };
    return (await call(contract.stepUp.stepUp, { bearer, body })).value().proof;
  }
  const machines = async () => (await call(contract.mining.machines, { bearer })).value().items;
  const wheel = async () => (await call(contract.game.wheel, { bearer })).value();
  const airdrop = async () => (await call(contract.airdrop.summary, { bearer })).value();

  const cases: Readonly<Record<string, OrderCase>> = {
    ...machineOrderCases({ call, bearer, machines, pick, count }),
    convert: {
      endpoint: contract.movement.convert,
      async request() {
        const body = { from: "USDT", to: "MERLIN", amount: "12.5" };
        const { quoteId } = (await call(contract.movement.convertQuote, { bearer, body })).value();
        return { body: { quoteId } };
      },
      // What a plan converts has a ref of its own.
      booked: () =>
        count("ledger_line WHERE member_id = ? AND type = 'convert_out' AND ref LIKE 'quote:%'"),
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
    plan: {
      endpoint: contract.plan.addPlan,
      async request() {
        const plan = { kind: "convert", from: "USDT", to: "MERLIN", amount: "2.5", every: "day" };
        return { body: { ...plan, proof: await proof("plan_create", plan) } };
      },
      booked: () => count("plan WHERE member_id = ?"),
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
    placeMember: {
      endpoint: contract.holdingTank.place,
      async request() {
        const name = `${username}_${count("member WHERE sponsor_id = ?")}`;
        const newcomer = {
          id:
            findByUsername(database, addMember(running, { username: name, sponsor: username }))
              ?.id ?? 0,
          username: name,
        };
        database.transaction(() => enterHoldingTank(database, newcomer, memberId, clock.now()));
        return { body: { position: pick(["left", "right"]) }, params: { username: name } };
      },
      booked: () => count("holding_tank WHERE sponsor_id = ? AND placed_by = 'sponsor'"),
    },
  };
  return { bearer, cases, memberId };
}

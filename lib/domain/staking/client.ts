import { callBff } from "../../bff/client/client.ts";
import type { EndpointInput } from "../../contract/protocol/endpoint.ts";
import type { StakingQuote, stakingEndpoints } from "../../contract/staking.ts";
import type { StakingChangeQuote } from "../../contract/staking-change.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";
import { everyItem, MAX_EXPORT_PAGES } from "../../list/every-item.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import { type PositionView, positionView, type StakingReward } from "./position.ts";

/** `amount` is a plain decimal. */
export type StakeRequest = EndpointInput<typeof stakingEndpoints.quote>["body"];

/**
 * What staking an amount would give now.
 * @throws BffError VALIDATION_FAILED with `fields.amount` outside limits and quota
 */
export function askStakeQuote(request: StakeRequest): Promise<StakingQuote> {
  return callBff<typeof stakingEndpoints.quote>({
    method: "POST",
    path: "staking/quote",
    body: { ...request },
  });
}

export type StakeOrder = Required<EndpointInput<typeof stakingEndpoints.subscribe>["body"]>;

export interface Staked {
  readonly position: PositionView;
  /** Balances after it, as the answer states them; empty when it does not, or is an old one. */
  readonly wallets: Balances;
}

/**
 * Opens a position, once however often it is sent under the same key.
 * @throws BffError CONFLICT when the quoted rate or dates do not hold any more, INSUFFICIENT_BALANCE,
 *   VALIDATION_FAILED with `fields.amount`
 */
export async function stake(order: StakeOrder, key: string, isRepeated: boolean): Promise<Staked> {
  const answer = await callBff<typeof stakingEndpoints.subscribe>({
    method: "POST",
    path: "staking/subscribe",
    body: { ...order },
    idempotencyKey: key,
  });
  const { position, wallets } = byBalances(answer, isRepeated);
  return { position: positionView(position), wallets };
}

/** What is to be done with a running position; `amount` is a plain decimal. */
export type StakeChange = EndpointInput<typeof stakingEndpoints.changeQuote>["body"];

export interface ChangeRequest {
  readonly positionId: string;
  readonly change: StakeChange;
}

/**
 * What a change would make of a position: before and after.
 * @throws BffError CONFLICT where it is closed or its product does not allow it, VALIDATION_FAILED with
 *   `fields.amount` or `fields.productId`
 */
export function askChangeQuote({ positionId, change }: ChangeRequest): Promise<StakingChangeQuote> {
  return callBff<typeof stakingEndpoints.changeQuote>({
    method: "POST",
    path: "staking/positions/{id}/quote",
    params: { id: positionId },
    body: { ...change },
  });
}

export type AddOrder = Required<EndpointInput<typeof stakingEndpoints.add>["body"]>;

/**
 * Adds to a position, once however often it is sent under the same key.
 * @throws BffError as {@link stake}
 */
export async function addToStake(
  id: string,
  order: AddOrder,
  key: string,
  isRepeated: boolean,
): Promise<Staked> {
  const answer = await callBff<typeof stakingEndpoints.add>({
    method: "POST",
    path: "staking/positions/{id}/add",
    params: { id },
    body: { ...order },
    idempotencyKey: key,
  });
  const { position, wallets } = byBalances(answer, isRepeated);
  return { position: positionView(position), wallets };
}

export type ExtendOrder = Required<EndpointInput<typeof stakingEndpoints.extend>["body"]>;

/**
 * Lets a position go on for the whole term of a product, once however often it is sent under the same key.
 * @throws BffError CONFLICT when what was quoted does not hold any more, VALIDATION_FAILED with `fields.productId`
 */
export async function extendStake(
  id: string,
  order: ExtendOrder,
  key: string,
  isRepeated: boolean,
): Promise<Staked> {
  const answer = await callBff<typeof stakingEndpoints.extend>({
    method: "POST",
    path: "staking/positions/{id}/extend",
    params: { id },
    body: { ...order },
    idempotencyKey: key,
  });
  const { position, wallets } = byBalances(answer, isRepeated);
  return { position: positionView(position), wallets };
}

/**
 * `amount` for a part; for a locked one before its maturity `acceptForfeit`, with the
 * rewards that the member has seen to be `forfeited`.
 */
export type RedeemOrder = EndpointInput<typeof stakingEndpoints.redeem>["body"];

export interface Redeemed extends Staked {
  readonly returned: string;
  readonly forfeited: string;
}

/**
 * Redeems a position or a part of it, once however often it is sent under the same key.
 * @throws BffError CONFLICT when it is closed already or forfeits something else, VALIDATION_FAILED with
 *   `fields.amount`
 */
export async function redeem(
  id: string,
  order: RedeemOrder,
  key: string,
  isRepeated: boolean,
): Promise<Redeemed> {
  const answer = await callBff<typeof stakingEndpoints.redeem>({
    method: "POST",
    path: "staking/positions/{id}/redeem",
    params: { id },
    body: { ...order },
    idempotencyKey: key,
  });
  const { position, returned, forfeited, wallets } = byBalances(answer, isRepeated);
  return { position: positionView(position), returned, forfeited, wallets };
}

/**
 * Says whether a locked position goes into a new one when it matures.
 * @throws BffError CONFLICT when it is closed already
 */
export async function setAutoRenew(id: string, autoRenew: boolean): Promise<void> {
  await callBff<typeof stakingEndpoints.updatePosition>({
    method: "PATCH",
    path: "staking/positions/{id}",
    params: { id },
    body: { autoRenew },
  });
}

const paging = (page: number) => ({ page, pageSize: LARGEST_PAGE });

/**
 * A position as it is now, or null when it is not open any more.
 * @throws BffError
 */
export async function fetchOpenPosition(id: string): Promise<PositionView | null> {
  const positions = await everyItem(
    (page) =>
      callBff<typeof stakingEndpoints.positions>({
        method: "GET",
        path: "staking/positions",
        query: { status: "active", ...paging(page) },
      }),
    MAX_EXPORT_PAGES,
    (position) => position.id,
  );
  const found = positions?.find((position) => position.id === id);
  return found ? positionView(found) : null;
}

/**
 * Every daily reward, the latest first, of one position or all; for a file.
 * @throws BffError
 */
export async function fetchRewards(positionId: string | null): Promise<readonly StakingReward[]> {
  const rewards = await everyItem(
    (page) =>
      callBff<typeof stakingEndpoints.rewards>({
        method: "GET",
        path: "staking/rewards",
        query: { ...paging(page), ...(positionId && { positionId }) },
      }),
    MAX_EXPORT_PAGES,
    ({ positionId, day, status }) => `${positionId} ${day} ${status}`,
  );
  return rewards ?? [];
}

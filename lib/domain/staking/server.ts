import "server-only";
import { cache } from "react";
import type { EndpointInput } from "../../contract/protocol/endpoint.ts";
import { type StakingSummary, stakingEndpoints } from "../../contract/staking.ts";
import { everyItem, MAX_EXPORT_PAGES } from "../../list/every-item.ts";
import { LARGEST_PAGE, type Page, pageOrLast, pageView } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { readIfOffered } from "../../session/server.ts";
import { type PositionView, positionView, type StakingReward } from "./position.ts";
import { type StakingProduct, stakingProduct } from "./product.ts";

/** Rows on a page of the lists below; several lists stand on one screen. */
const ROWS_SHOWN = 10;

/**
 * What the member has staked in all, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readStakingSummary = cache(
  (): Promise<StakingSummary | null> => readIfOffered(stakingEndpoints.summary, {}),
);

interface Products {
  readonly items: readonly StakingProduct[];
  /** The service's clock, or ours without one. */
  readonly now: Date;
}

const readOffers = cache(() => readIfOffered(stakingEndpoints.products, {}));

/**
 * What can be staked in, or null without the service; asked once a render.
 * @param offersChanges whether the service changes running positions (`stakeChanges` of its capabilities)
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readStakingProducts(offersChanges = false): Promise<Products | null> {
  const products = await readOffers();
  if (!products) return null;
  const now = new Date(products.serverTime ?? serviceClock.now());
  return { items: products.items.map((one) => stakingProduct(one, offersChanges)), now };
}

type PositionQuery = NonNullable<EndpointInput<typeof stakingEndpoints.positions>["query"]>;

interface Positions extends Page<PositionView> {
  readonly now: Date;
}

/**
 * One page of the member's positions, the newest first, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readStakingPositions(
  status: PositionQuery["status"] | null,
  page: number,
): Promise<Positions | null> {
  const list = await pageOrLast(page, (number) =>
    readIfOffered(stakingEndpoints.positions, {
      query: { page: number, pageSize: ROWS_SHOWN, ...(status && { status }) },
    }),
  );
  if (!list) return null;
  const now = new Date(list.serverTime ?? serviceClock.now());
  return { ...pageView(list), items: list.items.map(positionView), now };
}

/**
 * Every position that is open, the newest first, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readOpenPositions(): Promise<Pick<Positions, "items" | "now"> | null> {
  let serverTime: string | null | undefined;
  const items = await everyItem(
    async (page) => {
      const query = { status: "active", page, pageSize: LARGEST_PAGE } as const;
      const list = await readIfOffered(stakingEndpoints.positions, { query });
      serverTime ??= list?.serverTime;
      return list;
    },
    MAX_EXPORT_PAGES,
    ({ id }) => id,
  );
  return (
    items && { items: items.map(positionView), now: new Date(serverTime ?? serviceClock.now()) }
  );
}

/**
 * One page of daily rewards, the latest first, of one position or all; null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readStakingRewards(
  positionId: string | null,
  wanted: number,
): Promise<Page<StakingReward> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(stakingEndpoints.rewards, {
      query: { page, pageSize: ROWS_SHOWN, ...(positionId && { positionId }) },
    }),
  );
  return list && pageView(list);
}

/** Two thousand rewards of a day. */
const MAX_REWARD_PAGES = 20;

/**
 * The rewards of the latest day over all positions and what follows on their last page: the latest of each position that is
 * paid now is among them.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readNewestRewards(): Promise<readonly StakingReward[]> {
  const rewards: StakingReward[] = [];
  for (let page = 1; page <= MAX_REWARD_PAGES; page += 1) {
    const query = { page, pageSize: LARGEST_PAGE };
    const list = await readIfOffered(stakingEndpoints.rewards, { query });
    if (!list) break;
    rewards.push(...list.items);
    const isDayOver = rewards.at(-1)?.day !== rewards[0]?.day;
    if (isDayOver || page * list.pageSize >= list.total) break;
  }
  return rewards;
}

import "server-only";
import type { Machine } from "../../contract/machine.ts";
import { miningEndpoints } from "../../contract/mining.ts";
import {
  type OwnResaleListing,
  type ResaleListing,
  type ResaleTrade,
  resaleEndpoints,
} from "../../contract/resale.ts";
import { everyItem } from "../../list/every-item.ts";
import { LARGEST_PAGE, type Page, pageOrLast, pageView } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { readIfOffered } from "../../session/server.ts";
import type { ResaleQuery } from "./resale-query.ts";
import { MAX_PAGES } from "./server.ts";

const ROWS = 20;

/** One page with the service's clock when it was read, in milliseconds. */
export type DatedPage<Item> = Page<Item> & { readonly nowMs: number };

function nowOf({ serverTime }: { readonly serverTime?: string | null | undefined }): number {
  return serverTime ? Date.parse(serverTime) : serviceClock.now();
}

/**
 * One page of what members sell, or null where there is no such thing.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readResaleBook(
  query: Pick<ResaleQuery, "sort" | "productId" | "page">,
): Promise<DatedPage<ResaleListing> | null> {
  const { sort, productId } = query;
  const list = await pageOrLast(query.page, (page) =>
    readIfOffered(resaleEndpoints.listings, {
      query: { sort, ...(productId !== null && { productId }), page, pageSize: ROWS },
    }),
  );
  return list && { ...pageView(list), nowMs: nowOf(list) };
}

/** One page of what the member sells, the newest first, or null. Throws as `readResaleBook`. */
export async function readOwnListings(wanted: number): Promise<DatedPage<OwnResaleListing> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(resaleEndpoints.own, { query: { page, pageSize: ROWS } }),
  );
  return list && { ...pageView(list), nowMs: nowOf(list) };
}

/** One page of the member's sales and purchases, the newest first, or null. Throws as `readResaleBook`. */
export async function readResaleTrades(wanted: number): Promise<Page<ResaleTrade> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(resaleEndpoints.trades, { query: { page, pageSize: ROWS } }),
  );
  return list && pageView(list);
}

/** A machine that can be sold now. */
export type SellableMachine = Machine & { readonly resale: NonNullable<Machine["resale"]> };

/** The machines of a valid member that can be sold now. Throws as `readResaleBook`. */
export async function readSellableMachines(): Promise<readonly SellableMachine[]> {
  const machines = await everyItem(
    (page) => readIfOffered(miningEndpoints.machines, { query: { page, pageSize: LARGEST_PAGE } }),
    MAX_PAGES,
    ({ id }) => id,
  );
  return (machines ?? []).filter((machine): machine is SellableMachine => Boolean(machine.resale));
}

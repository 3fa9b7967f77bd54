import "server-only";
import { marketplaceEndpoints } from "../../contract/marketplace.ts";
import { miningEndpoints } from "../../contract/mining.ts";
import { LARGEST_PAGE, type Page, pageOrLast, pageView } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { readIfOffered } from "../../session/server.ts";
import {
  type OrderView,
  type OwnMachine,
  orderView,
  ownMachine,
  type ProductView,
  productView,
} from "./view.ts";

/**
 * What is for sale of one kind, in the upstream's order, or null when it has no marketplace.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readProducts(kind: ProductView["kind"]): Promise<ProductView[] | null> {
  const products = await readIfOffered(marketplaceEndpoints.products, { query: { kind } });
  return products?.filter((product) => product.kind === kind).map(productView) ?? null;
}

/**
 * One page of the member's orders, the newest first, or null when the service keeps none. A page
 * beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readOrders(
  wanted: number,
  pageSize: number,
): Promise<Page<OrderView> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(marketplaceEndpoints.orders, { query: { page, pageSize } }),
  );
  return list && pageView({ ...list, items: list.items.map(orderView) });
}

/**
 * How many machines a valid member has, expired ones too, or null when the service keeps none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function countMachines(): Promise<number | null> {
  const list = await readIfOffered(miningEndpoints.machines, { query: { pageSize: 1 } });
  return list?.total ?? null;
}

/** Of machines and orders, of which a member may have this many hundreds. */
export const MAX_PAGES = 20;

/**
 * Whether the member has bought a machine, or null when the service keeps no orders.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function hasBoughtMachine(): Promise<boolean | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { page, pageSize: LARGEST_PAGE };
    const list = await readIfOffered(marketplaceEndpoints.orders, { query });
    if (!list) return null;
    if (list.items.some(({ kind }) => kind === "machine")) return true;
    if (page * list.pageSize >= list.total) return false;
  }
  return false;
}

/** A machine with the service's clock when it was read, in milliseconds. */
export interface FoundMachine {
  readonly machine: OwnMachine;
  readonly nowMs: number;
}

/**
 * One machine of a valid member, or null when there is none of that id.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readMachine(id: string): Promise<FoundMachine | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = { page, pageSize: LARGEST_PAGE };
    const list = await readIfOffered(miningEndpoints.machines, { query });
    const machine = list?.items.find((one) => one.id === id);
    if (list && machine) {
      const nowMs = list.serverTime ? Date.parse(list.serverTime) : serviceClock.now();
      return { machine: ownMachine(machine), nowMs };
    }
    if (!list || page * list.pageSize >= list.total) return null;
  }
  return null;
}

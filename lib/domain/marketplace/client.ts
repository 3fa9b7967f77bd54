import { callBff } from "../../bff/client/client.ts";
import type { MarketplaceQuote, marketplaceEndpoints } from "../../contract/marketplace.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";
import type { OfferRequest } from "./payment.ts";
import {
  type OrderView,
  type OwnMachine,
  orderView,
  ownMachine,
  type ProductView,
  productView,
} from "./view.ts";

/**
 * The price that holds now, and until when.
 * @throws BffError CONFLICT when fewer pieces are left, or when the machine cannot be renewed or upgraded,
 *   VALIDATION_FAILED with `fields.th` or `fields.wPerTh` for what it cannot be upgraded to
 */
export function askOffer(wanted: OfferRequest): Promise<MarketplaceQuote> {
  const { machineId, upgrade, ...request } = wanted;
  if (machineId !== undefined && upgrade) {
    return callBff<typeof marketplaceEndpoints.upgradeQuote>({
      method: "POST",
      path: "market/machines/{id}/upgrade/quote",
      params: { id: machineId },
      body: upgrade,
    });
  }
  return callBff<typeof marketplaceEndpoints.quote>({
    method: "POST",
    path: "market/quote",
    body: machineId === undefined ? request : { productId: request.productId, machineId },
  });
}

export interface Bought {
  readonly order: OrderView | null;
  /** New machines, or the one that was renewed or upgraded. */
  readonly machines: readonly OwnMachine[];
  /** Balances that the order touched. */
  readonly wallets: Balances;
}

export interface OrderForm {
  readonly quoteId: string;
  readonly code?: string;
  /** In the place of the code. */
  readonly proof?: string;
  /** Of the machine that is renewed: its end as the member was shown it. */
  readonly endsAt?: string;
}

/**
 * Buys what a quote offers, once however often it is sent under the same key.
 * @throws BffError CONFLICT when the quote does not hold any more, INSUFFICIENT_BALANCE with `details.available`,
 *   TWO_FACTOR_REQUIRED without a needed code, VALIDATION_FAILED with `fields.code` for a wrong one
 */
export async function placeOrder(
  form: OrderForm,
  key: string,
  isRepeated: boolean,
): Promise<Bought> {
  const answer = await callBff<typeof marketplaceEndpoints.order>({
    method: "POST",
    path: "market/orders",
    body: { ...form },
    idempotencyKey: key,
  });
  const { order, machines, wallets } = byBalances(answer, isRepeated);
  return { order: orderView(order), machines: machines?.map(ownMachine) ?? [], wallets };
}

/**
 * Renews a machine by a quote for it, once however often it is sent under the same key.
 * @throws BffError as {@link placeOrder}, and CONFLICT when the machine has another end by now
 */
export async function renewMachine(
  id: string,
  form: OrderForm,
  key: string,
  isRepeated: boolean,
): Promise<Bought> {
  const answer = await callBff<typeof marketplaceEndpoints.renew>({
    method: "POST",
    path: "market/machines/{id}/renew",
    params: { id },
    body: { ...form },
    idempotencyKey: key,
  });
  const { order, machine, wallets } = byBalances(answer, isRepeated);
  return { order: order ? orderView(order) : null, machines: [ownMachine(machine)], wallets };
}

/**
 * Upgrades a machine by a quote for it, once however often it is sent under the same key.
 * @throws BffError as {@link placeOrder}, and CONFLICT when the machine is not what it was quoted as
 */
export async function upgradeMachine(
  id: string,
  form: OrderForm,
  key: string,
  isRepeated: boolean,
): Promise<Bought> {
  const answer = await callBff<typeof marketplaceEndpoints.upgrade>({
    method: "POST",
    path: "market/machines/{id}/upgrade",
    params: { id },
    body: { ...form },
    idempotencyKey: key,
  });
  const { order, machine, wallets } = byBalances(answer, isRepeated);
  return { order: order ? orderView(order) : null, machines: [ownMachine(machine)], wallets };
}

/**
 * One product as it is now, or null when it is not for sale any more.
 * @throws BffError
 */
export async function fetchProduct(id: string): Promise<ProductView | null> {
  const products = await callBff<typeof marketplaceEndpoints.products>({
    method: "GET",
    path: "market/products",
    query: {},
  });
  const product = products.find((one) => one.id === id);
  return product ? productView(product) : null;
}

import { callBff } from "../../bff/client/client.ts";
import type {
  OwnResaleListing,
  ResaleOffer,
  ResaleQuote,
  ResaleTrade,
  resaleEndpoints,
} from "../../contract/resale.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";

/** A price that a member thinks of, a plain decimal of USDT. */
export interface WantedPrice {
  readonly machineId: string;
  readonly price: string;
}

/**
 * What the seller receives of a price.
 * @throws BffError VALIDATION_FAILED with `fields.price`, CONFLICT where the machine cannot be sold now
 */
export function askResaleOffer({ machineId, price }: WantedPrice): Promise<ResaleOffer> {
  return callBff<typeof resaleEndpoints.offer>({
    method: "POST",
    path: "market/resale/machines/{id}/quote",
    params: { id: machineId },
    body: { price },
  });
}

/**
 * What a listed machine costs, and until when that holds.
 * @throws BffError CONFLICT or NOT_FOUND when it is for sale no more
 */
export function askResaleQuote(listingId: string): Promise<ResaleQuote> {
  return callBff<typeof resaleEndpoints.quote>({
    method: "POST",
    path: "market/resale/listings/{id}/quote",
    params: { id: listingId },
  });
}

export interface ResaleForm {
  readonly quoteId: string;
  readonly code?: string;
  /** In the place of the code. */
  readonly proof?: string;
}

export interface ListedMachine extends OwnResaleListing {
  /** It was sold, taken off sale or ended since it was listed. */
  readonly isOver: boolean;
}

const MOST_OWN = "100";

async function isForSale(id: string): Promise<boolean> {
  const { items } = await callBff<typeof resaleEndpoints.own>({
    method: "GET",
    path: "market/resale/own",
    query: { pageSize: MOST_OWN },
  });
  return items.some((own) => own.id === id);
}

/**
 * Offers a machine by a quote, once however often it is sent under the same key.
 * @param isRepeated it may have been listed long ago
 * @throws BffError CONFLICT when the quote does not hold any more, TWO_FACTOR_REQUIRED without a needed code
 */
export async function listMachineForSale(
  form: ResaleForm,
  key: string,
  isRepeated: boolean,
): Promise<ListedMachine> {
  const { listing } = await callBff<typeof resaleEndpoints.list>({
    method: "POST",
    path: "market/resale/listings",
    body: { ...form },
    idempotencyKey: key,
  });
  return { ...listing, isOver: isRepeated && !(await isForSale(listing.id).catch(() => true)) };
}

export interface ResalePurchaseForm extends ResaleForm {
  readonly listingId: string;
  /** As the member was shown it. */
  readonly price: string;
}

export interface ResalePurchase {
  readonly trade: ResaleTrade;
  /** Balances that the purchase touched. */
  readonly wallets: Balances;
}

/**
 * Buys a listed machine by a quote, once however often it is sent under the same key.
 * @throws BffError CONFLICT when somebody was faster or the quote does not hold any more, INSUFFICIENT_BALANCE with `details.available`
 */
export async function buyListedMachine(
  { listingId, ...form }: ResalePurchaseForm,
  key: string,
  isRepeated: boolean,
): Promise<ResalePurchase> {
  const answer = await callBff<typeof resaleEndpoints.buy>({
    method: "POST",
    path: "market/resale/listings/{id}/buy",
    params: { id: listingId },
    body: { ...form },
    idempotencyKey: key,
  });
  const { trade, wallets } = byBalances(answer, isRepeated);
  return { trade, wallets };
}

/**
 * Takes an own machine off sale, once however often it is sent under the same key.
 * @throws BffError CONFLICT when it was sold or the offer has ended
 */
export async function takeOffSale(listingId: string, key: string): Promise<void> {
  await callBff<typeof resaleEndpoints.cancel>({
    method: "POST",
    path: "market/resale/listings/{id}/cancel",
    params: { id: listingId },
    idempotencyKey: key,
  });
}

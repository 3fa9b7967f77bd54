import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints } from "../../contract/account.ts";
import type { ConvertQuote, movementEndpoints } from "../../contract/movement.ts";
import type { EndpointInput } from "../../contract/protocol/endpoint.ts";
import type { Transaction } from "../../contract/transaction.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";
import type { QuoteRequest } from "./view.ts";
import { type WalletDetailView, type Wallets, walletDetailView, walletsBySymbol } from "./view.ts";

/**
 * The member's wallets, asked from the browser.
 * @throws BffError
 */
export async function fetchWallets(signal?: AbortSignal): Promise<Wallets> {
  const wallets = await callBff<typeof accountEndpoints.wallets>({
    method: "GET",
    path: "account/wallets",
    signal,
  });
  return walletsBySymbol(wallets);
}

/**
 * One wallet with its limits and fees.
 * @throws BffError NOT_FOUND for a symbol that the member has no wallet of
 */
export async function fetchWallet(symbol: string): Promise<WalletDetailView> {
  const wallet = await callBff<typeof accountEndpoints.wallet>({
    method: "GET",
    path: "account/wallet/{code}",
    params: { code: symbol },
  });
  return walletDetailView(wallet);
}

/**
 * What a conversion would give now.
 * @throws BffError with `fields.amount` below the smallest amount
 */
export function askQuote(request: QuoteRequest): Promise<ConvertQuote> {
  return callBff<typeof movementEndpoints.convertQuote>({
    method: "POST",
    path: "account/wallet/convert/quote",
    body: { ...request },
  });
}

/** The quote with the figures that the member confirmed. */
export type ConvertOrder = Required<EndpointInput<typeof movementEndpoints.convert>["body"]>;

export interface Conversion {
  readonly transactions: readonly Transaction[];
  readonly wallets: Balances;
}

/**
 * Converts by a quote, once however often it is sent under the same key.
 * @throws BffError CONFLICT when the quote has expired or says otherwise, INSUFFICIENT_BALANCE
 */
export async function convert(
  order: ConvertOrder,
  key: string,
  isRepeated: boolean,
): Promise<Conversion> {
  const answer = await callBff<typeof movementEndpoints.convert>({
    method: "POST",
    path: "account/wallet/convert",
    body: { ...order },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

export interface Recipient {
  readonly username: string;
  readonly fullName: string | null;
  readonly avatar: string | null;
}

/**
 * The member that a transfer would go to.
 * @throws BffError NOT_FOUND for an unknown username
 */
export async function fetchRecipient(username: string): Promise<Recipient> {
  const found = await callBff<typeof movementEndpoints.recipient>({
    method: "GET",
    path: "account/wallet/recipient/{username}",
    params: { username },
  });
  return {
    username: found.username,
    fullName: found.fullName ?? null,
    avatar: found.avatar?.completedUrl ?? null,
  };
}

/** `code` or `proof` is needed when the member has a second factor. */
export type TransferOrder = EndpointInput<typeof movementEndpoints.transfer>["body"];

export interface Transfer {
  readonly transaction: Transaction;
  readonly wallets: Balances;
}

/**
 * Sends to another member, once however often it is sent under the same key.
 * @throws BffError with `fields`, INSUFFICIENT_BALANCE
 */
export async function transfer(
  order: TransferOrder,
  key: string,
  isRepeated: boolean,
): Promise<Transfer> {
  const answer = await callBff<typeof movementEndpoints.transfer>({
    method: "POST",
    path: "account/wallet/transfer",
    body: { ...order },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

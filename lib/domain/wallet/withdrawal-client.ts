import { callBff } from "../../bff/client/client.ts";
import { saveSurely } from "../../bff/client/save-surely.ts";
import type { movementEndpoints } from "../../contract/movement.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import { type Balances, byBalances } from "../../contract/values/balances.ts";
import { LARGEST_PAGE } from "../../list/page.ts";
import { type WithdrawalView, withdrawalView } from "./withdrawal.ts";

export interface WithdrawalOrder {
  readonly symbol: string;
  readonly walletId: string;
  /** What arrives; the fee comes on top. */
  readonly amount: string;
  /** Or `proof`: exactly one of them. */
  readonly code?: string;
  readonly proof?: string;
  /** The fee that was shown; left out where the service states none. */
  readonly fee?: string;
}

export interface WithdrawalAnswer {
  readonly withdrawal: WithdrawalView;
  readonly wallets: Balances;
}

function withdrawalAnswer(
  answer: EndpointOutput<typeof movementEndpoints.withdraw>,
  isRepeated?: boolean,
): WithdrawalAnswer {
  const { request, wallets } = byBalances(answer, isRepeated);
  return { withdrawal: withdrawalView(request), wallets };
}

/**
 * Asks for a withdrawal, once however often it is sent under the same key.
 * @throws BffError KYC_REQUIRED, TWO_FACTOR_REQUIRED, SECURITY_HOLD with `details.until`,
 *   INSUFFICIENT_BALANCE, VALIDATION_FAILED with `fields`: of `fee` when it takes another one
 */
export async function withdraw(
  order: WithdrawalOrder,
  key: string,
  isRepeated: boolean,
): Promise<WithdrawalAnswer> {
  const answer = await callBff<typeof movementEndpoints.withdraw>({
    method: "POST",
    path: "account/wallet/withdraw",
    body: { ...order },
    idempotencyKey: key,
  });
  return withdrawalAnswer(answer, isRepeated);
}

/**
 * Takes a withdrawal back; amount and fee return in full.
 * @throws BffError CONFLICT once it is approved
 */
export async function cancelWithdrawal(id: string): Promise<WithdrawalAnswer> {
  const answer = await saveSurely(() =>
    callBff<typeof movementEndpoints.cancelWithdrawal>({
      method: "POST",
      path: "account/wallet/withdraw/{id}/cancel",
      params: { id },
    }),
  );
  return withdrawalAnswer(answer);
}

/**
 * The latest withdrawals of one wallet, newest first.
 * @throws BffError
 */
export async function fetchWithdrawals(symbol: string): Promise<readonly WithdrawalView[]> {
  const page = await callBff<typeof movementEndpoints.withdrawals>({
    method: "GET",
    path: "account/wallet/withdrawals",
    query: { symbol, pageSize: LARGEST_PAGE },
  });
  return page.items.map(withdrawalView);
}

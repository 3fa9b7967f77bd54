import { toUnits } from "../../../lib/money/decimal.ts";
import { maskUsername } from "../account/mask.ts";
import { findByUsername, type Member } from "../account/member.ts";
import { acceptCode } from "../auth/second-factor.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { walletBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { notify } from "../notification/notify.ts";
import { linesOfJournal } from "../transaction/list.ts";
import { amountText } from "./amount-text.ts";

interface TransferOrder {
  readonly symbol: "USDT" | "MERLIN";
  readonly toUsername: string;
  readonly amount: string;
  readonly code?: string | undefined;
}

/**
 * Moves an amount to another member without a fee and tells them. A member with a second factor
 * gives its code. Belongs into a transaction.
 *
 * @throws Refusal 422 unknown receiver, oneself, missing or wrong code
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function transfer(database: Database, sender: Member, order: TransferOrder, now: number) {
  const { symbol, toUsername } = order;
  if (toUsername === sender.username) {
    throw invalid({ toUsername: "You can’t transfer to yourself." });
  }
  const receiver = findByUsername(database, toUsername);
  if (!receiver) throw invalid({ toUsername: "No member has this username." });
  if (sender.totpSecret && !order.code) {
    throw invalid({ code: "Enter the code from your authenticator app." });
  }
  const units = toUnits(order.amount);
  const id = postJournal(database, {
    kind: "transfer",
    at: now,
    entries: [
      {
        account: { memberId: sender.id, bucket: "available" },
        currency: symbol,
        units: -units,
      },
      {
        account: { memberId: receiver.id, bucket: "available" },
        currency: symbol,
        units,
      },
    ],
  });
  if (sender.totpSecret && order.code) {
    acceptCode(database, sender.id, sender.totpSecret, order.code);
  }
  notify(database, receiver.id, {
    title: "Transfer received",
    body: `${maskUsername(sender.username)} sent you ${amountText(units, symbol)}.`,
    link: `/wallet/${symbol}`,
    at: now,
  });
  const [transaction] = linesOfJournal(database, sender.id, id);
  if (!transaction) throw new Error(`The transfer ${id} has no line`);
  return {
    transaction,
    wallets: walletBalances(database, sender.id, [symbol]),
  };
}

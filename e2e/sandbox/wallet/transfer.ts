import type { z } from "zod";
import type { movementEndpoints } from "../../../lib/contract/movement.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { maskUsername } from "../account/mask.ts";
import { findByUsername } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { walletBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { notify } from "../notification/notify.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { refuseWhileLocked } from "../security/locked-until.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { amountOf, say } from "../texts/say.ts";
import { linesOfJournal } from "../transaction/list.ts";

type TransferOrder = z.output<typeof movementEndpoints.transfer.body.schema>;

/**
 * Moves an amount to another member without a fee and tells them. A member with a second factor
 * gives its code or a proof. Belongs into a transaction.
 *
 * @throws Refusal 422 unknown receiver, oneself, missing or wrong code, 403/4036 without a needed proof, 403/4038 while
 *   the member’s lock holds
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function transfer(database: Database, caller: Caller, order: TransferOrder, now: number) {
  const { symbol, toUsername } = order;
  const sender = caller.member;
  refuseWhileLocked(sender, now);
  if (toUsername === sender.username) {
    throw invalid({ toUsername: "You can’t transfer to yourself." });
  }
  const receiver = findByUsername(database, toUsername);
  if (!receiver) throw invalid({ toUsername: "No member has this username." });
  if (sender.totpSecret && !order.code && !order.proof) {
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
  if (hasSecondFactor(database, sender)) requireConfirmation(database, caller, "transfer", order);
  notify(database, receiver.id, {
    kind: "money",
    title: "Transfer received",
    body: say("{username} sent you {amount}.", {
      username: maskUsername(sender.username),
      amount: amountOf(units, symbol),
    }),
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

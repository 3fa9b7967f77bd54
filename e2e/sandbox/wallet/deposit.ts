import type { Database } from "../database/database.ts";
import type { Currency } from "../ledger/accounts.ts";
import { walletBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";

/** Credits a deposit from the simulated chain and tells the member. */
export function deposit(
  database: Database,
  memberId: number,
  { currency, units }: { readonly currency: Currency; readonly units: bigint },
  now: number,
) {
  return database.transaction(() => {
    const id = postJournal(database, {
      kind: "deposit",
      at: now,
      entries: [
        { account: `chain:${currency}`, currency, units: -units },
        { account: { memberId, bucket: "available" }, currency, units },
      ],
    });
    notify(database, memberId, {
      kind: "money",
      title: "Deposit received",
      body: say("{amount} arrived in your wallet.", { amount: amountOf(units, currency) }),
      link: `/wallet/${currency}`,
      at: now,
    });
    return { transaction: String(id), wallets: walletBalances(database, memberId, [currency]) };
  });
}

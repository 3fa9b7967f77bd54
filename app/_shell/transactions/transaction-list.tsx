import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import type { TransactionView } from "@/lib/domain/transaction/view";
import { transactionPath } from "@/lib/paths";
import { SignedAmount } from "./signed-amount";
import { StatusBadge } from "./status-badge";
import { transactionWords } from "./transaction-words";

interface TransactionListProps {
  /** Null when the service keeps no transactions. */
  items: readonly TransactionView[] | null;
  /** In place of "No transactions yet." */
  emptyText?: string;
}

/** A few transactions, one a line, each a link to its detail; for the dashboard and a wallet's page. */
export async function TransactionList({ items, emptyText }: TransactionListProps) {
  const [t, words, user] = await Promise.all([
    getTranslations("transaction"),
    transactionWords(),
    readProfile(),
  ]);
  if (!items) return <p className="text-md text-muted">{t("listMissing")}</p>;
  if (items.length === 0) {
    return <p className="text-md text-muted">{emptyText ?? t("listEmpty")}</p>;
  }
  const timeZone = timeZoneOf(user.timeZone);
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li
          key={item.id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0">
            <Link
              href={transactionPath(item.id)}
              prefetch={false}
              className="text-base font-medium after:absolute after:inset-0 hover:text-accent-text"
            >
              {words.type(item.type)}
            </Link>
            <p className="text-sm text-muted">
              <MemberTime at={item.at} timeZone={timeZone} />
            </p>
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 text-md font-medium">
            <StatusBadge status={item.status} />
            <SignedAmount direction={item.direction} amount={item.amount} symbol={item.symbol} />
          </div>
        </li>
      ))}
    </ul>
  );
}

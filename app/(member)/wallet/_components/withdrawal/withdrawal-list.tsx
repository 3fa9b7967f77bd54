"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { shownWithdrawals, type WithdrawalView } from "@/lib/domain/wallet/withdrawal";
import { useWithdrawals } from "./use-withdrawals";
import { WithdrawalItem } from "./withdrawal-item";

interface WithdrawalListProps {
  symbol: string;
  initial: readonly WithdrawalView[];
  emptyText: string;
}

/** The latest withdrawals of a wallet, those under way first. */
export function WithdrawalList({ symbol, initial, emptyText }: WithdrawalListProps) {
  const t = useTranslations();
  const list = useWithdrawals(symbol, initial);
  if (list.value.length === 0) return <p className="text-md text-muted">{emptyText}</p>;
  return (
    <>
      <div
        role="status"
        className="mb-4 flex flex-wrap items-center justify-between gap-3 empty:hidden"
      >
        {list.hasFailed && (
          <>
            <p className="text-sm text-warn">{t("withdraw.stale")}</p>
            <Button size="small" onClick={list.refresh}>
              {t("common.retry")}
            </Button>
          </>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shownWithdrawals(list.value).map((withdrawal) => (
          <li key={withdrawal.id} className="py-5 first:pt-0 last:pb-0">
            <WithdrawalItem withdrawal={withdrawal} list={list} />
          </li>
        ))}
      </ul>
    </>
  );
}

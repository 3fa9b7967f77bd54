"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { formatFullAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import type { WithdrawOrderForm } from "./use-withdraw";

/** What arrives, the fee on top, and what both take from the wallet. */
export function WithdrawSums({ order }: { order: WithdrawOrderForm }) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("withdraw");
  const shown = (raw: string | null) =>
    raw === null ? (
      <NoValue text={common("notAvailable")} />
    ) : (
      <Amount
        raw={raw}
        text={formatFullAmount(raw, order.symbol, locale)}
        className="wrap-anywhere"
      />
    );
  return (
    <div className="rounded-inset bg-raised p-4">
      <FactList
        facts={[
          { label: t("net"), value: shown(order.amount) },
          { label: t("fee"), value: shown(order.fee) },
          { label: t("total"), value: shown(order.total) },
        ]}
      />
    </div>
  );
}

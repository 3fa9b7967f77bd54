"use client";

import { useTranslations } from "next-intl";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { Card } from "@/app/_ui/data/card";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { totalValue } from "@/lib/domain/wallet/view";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { Freshness } from "../../_components/freshness";
import { useMoney, useWallets } from "../../_components/money-provider";

/** The value of all wallets, with the eye that covers amounts and how fresh the figures are. */
export function TotalCard() {
  const { locale } = useMoney();
  const t = useTranslations();
  const total = totalValue(useWallets().value.values());
  return (
    <Card className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex items-center gap-1">
          <h2 className="font-sans text-md font-medium text-muted">
            {t("wallet.totalValue")} · {BASE_CURRENCY}
          </h2>
          <AmountsToggle
            isIconOnly
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
          />
        </div>
        <p className="figures-display text-3xl wrap-anywhere sm:text-4xl">
          <ChangingAmount
            isHero
            raw={total}
            text={total === null ? "" : formatUsd(total, locale)}
            emptyText={t("common.notAvailable")}
            isPrivate
          />
        </p>
      </div>
      <div className="w-full sm:w-auto">
        <Freshness />
      </div>
    </Card>
  );
}

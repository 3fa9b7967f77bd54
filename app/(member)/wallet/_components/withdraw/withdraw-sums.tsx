"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { useMoney } from "../money-provider";
import type { WithdrawOrderForm } from "./use-withdraw";

/** What arrives, the fee on top, and what both take from the wallet. */
export function WithdrawSums({ form }: { form: WithdrawOrderForm }) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("withdraw");
  const shown = (raw: string | null) =>
    raw === null ? (
      <NoValue text={common("notAvailable")} />
    ) : (
      <ExactAmount raw={raw} symbol={form.symbol} locale={locale} />
    );
  return (
    <div className="rounded-inset bg-raised p-4">
      <AllDigits>
        <FactList
          facts={[
            { label: t("net"), value: shown(form.amount) },
            { label: t("fee"), value: shown(form.fee) },
            { label: t("total"), value: shown(form.total) },
          ]}
        />
      </AllDigits>
    </div>
  );
}

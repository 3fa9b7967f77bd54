"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { Link } from "@/app/_ui/navigation/link";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { formatAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { ClaimCelebration } from "../../_components/claim-celebration";
import type { MiningReceipt } from "../../_components/use-mining-orders";

interface SessionReceiptProps {
  receipt: MiningReceipt;
  locale: string;
}

/** What an action has brought: the net of a claim, or what was claimed before a start and what the wallet holds now. */
export function SessionReceipt({ receipt, locale }: SessionReceiptProps) {
  const t = useTranslations("mining.session");
  if (receipt.kind === "claim") {
    return <ClaimCelebration key={receipt.balance} {...receipt} locale={locale} />;
  }
  const { balance, credited } = receipt;
  return (
    <section aria-labelledby="session-receipt" className="rounded-inset bg-raised p-4">
      <h3 id="session-receipt" className="font-sans text-md font-semibold">
        {t("startedTitle")}
      </h3>
      {credited !== null && (
        <p className="mt-1 text-md text-muted">
          {t("autoClaimed", { amount: formatAmount(credited, MBTC, locale) })}
        </p>
      )}
      {balance !== null && (
        <>
          <div className="mt-3">
            <AllDigits>
              <FactList
                facts={[
                  {
                    label: t("balance"),
                    value: <ExactAmount isPrivate raw={balance} symbol={MBTC} locale={locale} />,
                  },
                ]}
              />
            </AllDigits>
          </div>
          <Link
            href={walletPath(MBTC) as Route}
            className="mt-1 inline-flex min-h-11 items-center text-md font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            {t("openWallet")}
          </Link>
        </>
      )}
    </section>
  );
}

"use client";

import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { formatAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import type { MiningReceipt } from "../../_components/use-mining-orders";

const SYMBOL = "mBTC";

interface SessionReceiptProps {
  receipt: MiningReceipt;
  locale: string;
}

/** What an action has brought: gross, fee and net of a claim, and what the wallet holds now. */
export function SessionReceipt({ receipt, locale }: SessionReceiptProps) {
  const t = useTranslations("mining.session");
  const amount = (raw: string) => (
    <ExactAmount isPrivate raw={raw} symbol={SYMBOL} locale={locale} />
  );
  const facts =
    receipt.kind === "claim"
      ? [
          { label: t("gross"), value: amount(receipt.claimed.gross) },
          { label: t("fee"), value: amount(receipt.claimed.fee) },
          { label: t("net"), value: amount(receipt.claimed.net) },
        ]
      : [];
  const balance =
    receipt.balance === null ? [] : [{ label: t("balance"), value: amount(receipt.balance) }];
  const credited = receipt.kind === "start" ? receipt.credited : null;
  return (
    <section aria-labelledby="session-receipt" className="rounded-inset bg-raised p-4">
      <h3 id="session-receipt" className="font-sans text-md font-semibold">
        {t(receipt.kind === "claim" ? "claimedTitle" : "startedTitle")}
      </h3>
      {credited !== null && (
        <p className="mt-1 text-md text-muted">
          {t("autoClaimed", { amount: formatAmount(credited, SYMBOL, locale) })}
        </p>
      )}
      {facts.length + balance.length > 0 && (
        <div className="mt-3">
          <AllDigits>
            <FactList facts={[...facts, ...balance]} />
          </AllDigits>
        </div>
      )}
      {balance.length > 0 && (
        <Link
          href={walletPath(SYMBOL) as Route}
          prefetch={false}
          className="mt-1 inline-flex min-h-11 items-center text-md font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {t("openWallet")}
        </Link>
      )}
    </section>
  );
}

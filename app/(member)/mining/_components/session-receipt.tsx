"use client";

import type { Route } from "next";
import Link from "next/link";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { fillText } from "@/app/_ui/text/fill-text";
import { formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import type { MiningReceipt } from "../../_components/use-mining-orders";
import type { SessionTexts } from "./session-texts";

const SYMBOL = "mBTC";

interface SessionReceiptProps {
  receipt: MiningReceipt;
  locale: string;
  texts: SessionTexts;
}

/** What an action has brought: gross, fee and net of a claim, and what the wallet holds now. */
export function SessionReceipt({ receipt, locale, texts }: SessionReceiptProps) {
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatFullAmount(raw, SYMBOL, locale)} />
  );
  const facts =
    receipt.kind === "claim"
      ? [
          { label: texts.gross, value: amount(receipt.claimed.gross) },
          { label: texts.fee, value: amount(receipt.claimed.fee) },
          { label: texts.net, value: amount(receipt.claimed.net) },
        ]
      : [];
  const balance =
    receipt.balance === null ? [] : [{ label: texts.balance, value: amount(receipt.balance) }];
  const credited = receipt.kind === "start" ? receipt.credited : null;
  return (
    <section aria-labelledby="session-receipt" className="rounded-inset bg-raised p-4">
      <h3 id="session-receipt" className="font-sans text-md font-semibold">
        {receipt.kind === "claim" ? texts.claimedTitle : texts.startedTitle}
      </h3>
      {credited !== null && (
        <p className="mt-1 text-md text-muted">
          {fillText(texts.autoClaimed, { amount: formatFullAmount(credited, SYMBOL, locale) })}
        </p>
      )}
      {facts.length + balance.length > 0 && (
        <div className="mt-3">
          <FactList facts={[...facts, ...balance]} />
        </div>
      )}
      {balance.length > 0 && (
        <Link
          href={walletPath(SYMBOL) as Route}
          prefetch={false}
          className="mt-1 inline-flex min-h-11 items-center text-md font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {texts.openWallet}
        </Link>
      )}
    </section>
  );
}

"use client";

import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Amount } from "@/app/_ui/text/amount";
import type { SpinAnswer } from "@/lib/domain/game/client";
import { prizeUntil } from "@/lib/domain/game/prize-until";
import { formatAmount } from "@/lib/money/format";
import { MINING_PATH, walletPath } from "@/lib/paths";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";

interface PrizePlaceProps {
  /** The balances are those of a spin that was made just now. */
  answer: Pick<SpinAnswer, "spin"> & Partial<Pick<SpinAnswer, "wallets">>;
  locale: string;
  timeZone: string;
}

const LINK =
  "inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline";

/** Where a prize went: into a wallet with its new balance, or to the machines until a moment. */
function PrizePlace({ answer, locale, timeZone }: PrizePlaceProps) {
  const t = useTranslations("wheel");
  const { prize, at } = answer.spin;
  const until = prizeUntil(prize, at);
  const symbol = prize.symbol ?? "";
  const wallet = answer.wallets?.get(symbol);
  if (prize.kind === "power") {
    return (
      <div className="mt-1 text-md text-muted">
        {until && <p>{t("powerUntil", { time: localTime(until, locale, timeZone) })}</p>}
        <Link href={MINING_PATH} className={LINK}>
          {t("openMining")}
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-1 text-md text-muted">
      <p>{t("inWallet", { symbol })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {wallet && (
          <span>
            {t("newBalance")}{" "}
            <Amount
              isPrivate
              raw={wallet.available}
              text={formatAmount(wallet.available, symbol, locale)}
              className="font-medium text-text"
            />
          </span>
        )}
        <Link href={walletPath(symbol) as Route} className={LINK}>
          {t("openWallet")}
        </Link>
      </p>
    </div>
  );
}

interface SpinResultProps extends PrizePlaceProps {
  /** It was spun just now, so that it takes the focus. */
  isNew: boolean;
}

/** What was won and where it went, and the seed that was revealed. */
export function SpinResult({ isNew, ...place }: SpinResultProps) {
  const t = useTranslations("wheel");
  const prizes = useTranslations("game.prizeWords");
  const { answer, locale } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const { spin } = answer;
  const facts = [
    { label: t("serverSeed"), value: spin.serverSeed, isCopied: true },
    { label: t("clientSeed"), value: spin.clientSeed, isCopied: false },
    { label: t("nonce"), value: String(spin.nonce), isCopied: false },
  ];
  return (
    <section className="grid gap-4 rounded-card border border-line-strong p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t("won", { prize: prizeText(spin.prize, locale, prizes) })}
        </h2>
        <PrizePlace {...place} />
      </div>
      <h3 className="font-sans text-md text-muted">{t("revealed")}</h3>
      <dl className="grid gap-3">
        {facts.map(({ label, value, isCopied }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures col-start-1 text-sm font-medium break-all">
              <bdi dir="ltr">{value}</bdi>
            </dd>
            {isCopied && (
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton value={value} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div>
        <VerifyButton spin={spin}>{t("verify")}</VerifyButton>
      </div>
    </section>
  );
}

"use client";

import type { Route } from "next";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Amount } from "@/app/_ui/text/amount";
import { fillText } from "@/app/_ui/text/fill-text";
import type { SpinAnswer } from "@/lib/domain/game/client";
import { prizeUntil } from "@/lib/domain/game/prize-until";
import { formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";
import type { WheelTexts } from "./wheel-texts";

interface PrizePlaceProps {
  answer: SpinAnswer;
  locale: string;
  timeZone: string;
  texts: WheelTexts;
}

const LINK =
  "inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline";

/** Where a prize went: into a wallet with its new balance, or to the machines until a moment. */
function PrizePlace({ answer, locale, timeZone, texts }: PrizePlaceProps) {
  const { prize, at } = answer.spin;
  const until = prizeUntil(prize, at);
  const symbol = prize.symbol ?? "";
  const wallet = answer.wallets?.find((balance) => balance.symbol === symbol);
  if (prize.kind === "power") {
    return (
      <div className="mt-1 text-md text-muted">
        {until && <p>{fillText(texts.powerUntil, { time: localTime(until, locale, timeZone) })}</p>}
        <Link href={PAGES.mining.path} className={LINK}>
          {texts.openMining}
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-1 text-md text-muted">
      <p>{fillText(texts.inWallet, { symbol })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {wallet && (
          <span>
            {texts.newBalance}{" "}
            <Amount
              isPrivate
              raw={wallet.available}
              text={formatFullAmount(wallet.available, symbol, locale)}
              className="font-medium text-text"
            />
          </span>
        )}
        <Link href={walletPath(symbol) as Route} className={LINK}>
          {texts.openWallet}
        </Link>
      </p>
    </div>
  );
}

interface SpinResultProps {
  answer: SpinAnswer;
  locale: string;
  timeZone: string;
  texts: WheelTexts;
}

/** What was won and where it went, and the seed that is revealed now. */
export function SpinResult({ answer, locale, timeZone, texts }: SpinResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { spin } = answer;
  const facts = [
    { label: texts.serverSeed, value: spin.serverSeed, isCopied: true },
    { label: texts.clientSeed, value: spin.clientSeed, isCopied: false },
    { label: texts.nonce, value: String(spin.nonce), isCopied: false },
  ];
  return (
    <section className="grid gap-4 rounded-card border border-line-strong p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {fillText(texts.won, { prize: prizeText(spin.prize, locale, texts.prize) })}
        </h2>
        <PrizePlace answer={answer} locale={locale} timeZone={timeZone} texts={texts} />
      </div>
      <h3 className="font-sans text-md text-muted">{texts.revealed}</h3>
      <dl className="grid gap-3">
        {facts.map(({ label, value, isCopied }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures col-start-1 text-sm font-medium break-all">
              <bdi dir="ltr">{value}</bdi>
            </dd>
            {isCopied && (
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton value={value} texts={texts.copy} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div>
        <VerifyButton spin={spin}>{texts.verify}</VerifyButton>
      </div>
    </section>
  );
}

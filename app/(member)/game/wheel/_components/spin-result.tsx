"use client";

import { useEffect, useRef } from "react";
import { CopyButton } from "@/app/_ui/copy-button";
import { fillText } from "@/app/_ui/fill-text";
import type { SpinAnswer } from "@/lib/game/client";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";
import { PrizePlace } from "./prize-place";
import type { WheelTexts } from "./wheel-texts";

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

"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountPanel } from "@/app/_shell/fields/amount-panel";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { SwapPanels } from "@/app/_shell/swap/swap-panels";
import { TurnButton } from "@/app/_shell/swap/turn-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Spoken } from "@/app/_ui/text/spoken";
import type { PriceView } from "@/lib/domain/price/view";
import { BASE_CURRENCY, formatAmount, formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { type ConverterSide, conversion } from "./conversion";

interface ConverterProps {
  code: string;
  prices: readonly PriceView[];
  locale: string;
}

/** What an amount of one token is in another at the present prices; typed on either side. */
export function Converter({ code, prices, locale }: ConverterProps) {
  const amountProblem = useAmountProblem();
  const t = useTranslations("converter");
  const tokens = prices.filter(({ price }) => !isZero(price));
  const others = tokens.filter((token) => token.code !== code);
  const counterpart = others.find((token) => token.code === BASE_CURRENCY) ?? others[0];
  const [codes, setCodes] = useState({ from: code, to: counterpart?.code ?? code });
  const [typed, setTyped] = useState<{ side: ConverterSide; text: string }>({
    side: "from",
    text: "1",
  });
  const from = tokens.find((token) => token.code === codes.from);
  const to = tokens.find((token) => token.code === codes.to);
  if (!from || !to) return null;
  const result = conversion(typed, from, to, locale);
  const options = tokens.map((token) => token.code);

  function swap() {
    setCodes({ from: codes.to, to: codes.from });
    setTyped({ side: typed.side === "from" ? "to" : "from", text: typed.text });
  }

  const panel = (name: ConverterSide, symbol: string, label: string, tokenLabel: string) => {
    const isTyped = typed.side === name;
    const problem = isTyped ? result.problem : null;
    return (
      <AmountPanel
        symbol={symbol}
        available={null}
        text={isTyped ? typed.text : result.otherText}
        onTextChange={(text) => setTyped({ side: name, text })}
        locale={locale}
        label={label}
        error={problem ? amountProblem(problem, { symbol, locale }) : undefined}
        choice={{
          label: tokenLabel,
          options,
          onChange: (code) => setCodes({ ...codes, [name]: code }),
        }}
      />
    );
  };

  return (
    <Card className="noscript:hidden">
      <CardHeading>{t("title")}</CardHeading>
      <div className="grid gap-4">
        <SwapPanels
          pay={panel("from", from.code, t("from"), t("fromToken"))}
          turn={<TurnButton onTurn={swap} />}
          receive={panel("to", to.code, t("to"), t("toToken"))}
        />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <p className="figures min-w-0 text-sm wrap-anywhere text-muted">
            {result.from !== null && result.to !== null && (
              <bdi dir="ltr">
                {t("equals", {
                  from: formatFullAmount(result.from, from.code, locale),
                  to: formatFullAmount(result.to, to.code, locale),
                })}
              </bdi>
            )}
          </p>
          <Spoken
            answers={`${typed.side} ${typed.text} ${from.code} ${to.code}`}
            text={
              result.from !== null && result.to !== null
                ? t("equals", {
                    from: formatAmount(result.from, from.code, locale),
                    to: formatAmount(result.to, to.code, locale),
                  })
                : null
            }
          />
          {result.to !== null && <CopyButton value={result.to} what={to.code} />}
        </div>
        <p className="text-sm text-muted">{t("note")}</p>
      </div>
    </Card>
  );
}

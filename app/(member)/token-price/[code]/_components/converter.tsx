"use client";

import { ArrowLeftRight } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { CopyButton } from "@/app/_ui/file/copy-button";
import type { PriceView } from "@/lib/domain/price/view";
import { BASE_CURRENCY, formatFullAmount } from "@/lib/money/format";
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
  const tokens = prices.filter(({ price }) => /[1-9]/.test(price));
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
  const options = tokens.map((token) => ({ value: token.code, label: token.code }));

  function swap() {
    setCodes({ from: codes.to, to: codes.from });
    setTyped({ side: typed.side === "from" ? "to" : "from", text: typed.text });
  }

  const token = (name: ConverterSide, symbol: string, label: string) => (
    <SelectField
      label={label}
      options={options}
      value={symbol}
      onChange={(event) => setCodes({ ...codes, [name]: event.target.value })}
    />
  );
  const amount = (name: ConverterSide, symbol: string, label: string) => {
    const isTyped = typed.side === name;
    const problem = isTyped ? result.problem : null;
    return (
      <AmountField
        symbol={symbol}
        available={null}
        text={isTyped ? typed.text : result.otherText}
        onTextChange={(text) => setTyped({ side: name, text })}
        locale={locale}
        label={label}
        error={problem ? amountProblem(problem, { symbol, locale }) : undefined}
      />
    );
  };

  return (
    <Card className="noscript:hidden">
      <CardHeading>{t("title")}</CardHeading>
      <div className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-2">
          {token("from", from.code, t("fromToken"))}
          <Button aria-label={t("swap")} className="mb-0.5 w-11 px-0!" onClick={swap}>
            <Icon node={ArrowLeftRight} size={18} />
          </Button>
          {token("to", to.code, t("toToken"))}
        </div>
        {amount("from", from.code, t("from"))}
        {amount("to", to.code, t("to"))}
        <div className="flex min-h-11 items-center justify-between gap-3">
          <output className="figures min-w-0 text-sm break-words text-muted">
            {result.from !== null && result.to !== null && (
              <bdi dir="ltr">
                {t("equals", {
                  from: formatFullAmount(result.from, from.code, locale),
                  to: formatFullAmount(result.to, to.code, locale),
                })}
              </bdi>
            )}
          </output>
          {result.to !== null && <CopyButton value={result.to} />}
        </div>
        <p className="text-sm text-muted">{t("note")}</p>
      </div>
    </Card>
  );
}

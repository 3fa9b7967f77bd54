import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { estimateEarnings } from "@/lib/domain/platform/estimate";
import { formatQuantity } from "@/lib/money/format";
import { LazyCalculator } from "./calculator.lazy";
import { CalculatorView } from "./calculator-view";

const CALCULATOR_TEXTS = [
  "home.calculator.power",
  "home.calculator.powerHint",
  "home.calculator.powerError",
  "home.calculator.slider",
  "home.calculator.day",
  "home.calculator.month",
] as const;

const FIRST_TH = "60";

interface CalculatorCardProps {
  /** mBTC a TH and day, after the fee. */
  ratePerTh: string | null;
  /** Of one mBTC in USDT. */
  price: string | null;
}

/** What a power would earn at today's rate, marked as an estimate. */
export async function CalculatorCard({ ratePerTh, price }: CalculatorCardProps) {
  const [locale, t, marketplace] = await Promise.all([
    getLocale(),
    getTranslations("home.calculator"),
    getTranslations("home.marketplace"),
  ]);
  const first = ratePerTh !== null && {
    th: FIRST_TH,
    estimate: estimateEarnings(FIRST_TH, ratePerTh, price),
  };
  const shared = {
    id: "calculator-power",
    locale,
  };
  return (
    <Card aria-labelledby="calculator-title" className="flex flex-col">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <h3 id="calculator-title" className="text-xl">
          {t("title")}
        </h3>
        <Badge tone="info">{marketplace("estimate")}</Badge>
      </div>
      {ratePerTh === null || !first ? (
        <p className="text-md text-muted">{t("noRate")}</p>
      ) : (
        <>
          <Texts of={CALCULATOR_TEXTS}>
            <LazyCalculator {...shared} first={first} ratePerTh={ratePerTh} price={price}>
              <CalculatorView
                {...shared}
                typed={first.th}
                th={first.th}
                estimate={first.estimate}
              />
            </LazyCalculator>
          </Texts>
          <p className="mt-5 text-sm text-muted">
            {t("note", {
              rate: formatQuantity(ratePerTh, "mBTC", locale),
            })}
          </p>
        </>
      )}
    </Card>
  );
}

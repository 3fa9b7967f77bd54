import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { MissingCard } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { type RateFigure, type RateRow, rateBreakdown } from "@/lib/domain/mining/breakdown";
import { readMiningRate } from "@/lib/domain/mining/server";
import { formatPoints, formatRate } from "@/lib/money/format";
import { type Digits, fractionLength, isZero, MINUS, renderDecimal } from "@/lib/money/render";
import { BOOSTS_FOR_SALE_PATH } from "@/lib/paths";
import { rateExplanations } from "./rate-explanations";

/** As many decimals as the longest of the figures needs, so that they stand below each other by their value. */
function commonDigits(figures: readonly RateFigure[]): Digits {
  const decimals = Math.max(...figures.map(({ shown }) => fractionLength(shown)));
  return { minimum: decimals, maximum: decimals };
}

interface StepProps {
  name: string;
  /** What it is made of, in a few words. */
  text: ReactNode;
  figure: RateFigure;
  /** Where its bar begins and how long it is, in percent of the whole rate. */
  bar: { readonly start: number; readonly length: number };
  kind: "base" | "bonus" | "fee";
  locale: string;
  digits: Digits;
}

const TONES = { base: "", bonus: "text-up", fee: "text-down" } as const;
const BARS = { base: "bg-accent", bonus: "bg-up", fee: "bg-down" } as const;
const SIGNS = { base: "", bonus: "+", fee: MINUS } as const;

/** One step from nothing to the net rate. */
function Step({ name, text, figure, bar, kind, locale, digits }: StepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt className="text-md leading-[1.375rem] font-medium">
        {name}
        {text && (
          <span className="text-sm font-normal text-muted max-md:ms-2 md:block">{text}</span>
        )}
      </dt>
      <dd className={`text-md leading-[1.375rem] font-semibold ${TONES[kind]}`}>
        <Amount
          isPrivate
          raw={figure.exact}
          text={SIGNS[kind] + renderDecimal(figure.shown, locale, digits)}
        />
      </dd>
      <dd
        aria-hidden
        dir="ltr"
        className="relative col-span-2 mt-1.5 h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <span
          className={`absolute h-full rounded-full ${BARS[kind]}`}
          style={{
            left: `clamp(0%, ${bar.start}%, 100% - 4px)`,
            width: `max(4px, ${bar.length}%)`,
          }}
        />
      </dd>
    </div>
  );
}

/** The rate of a day at a glance: each step drawn where the one before ends, and what is left after the fee. */
export async function RateSummary() {
  const [locale, t, boosts, rate, explain] = await Promise.all([
    getLocale(),
    getTranslations("mining.rate"),
    getTranslations("mining.boosts"),
    readMiningRate(),
    rateExplanations(),
  ]);
  if (!rate) {
    return <MissingCard title={t("title")} text={t("missing")} />;
  }
  const { power, bonuses, gross, fee, net } = rateBreakdown(rate);
  const feeShare = rate.feePercentNow ?? rate.feePercent;
  const hasSome = ({ exact }: RateFigure) => !isZero(exact);
  const digits = commonDigits([...power, ...bonuses, fee, net]);
  // For drawing only.
  const whole = Number(gross.exact) || 1;
  const share = ({ exact }: RateFigure) => (Number(exact) / whole) * 100;
  const rows = [
    ...power.map((row) => ({ row, kind: "base" as const })),
    ...bonuses.map((row) => ({ row, kind: "bonus" as const })),
  ];
  const steps = rows.map(({ row, kind }, index) => ({
    row,
    kind,
    bar: {
      start: rows.slice(0, index).reduce((sum, before) => sum + share(before.row), 0),
      length: share(row),
    },
  }));
  const textOf = ({ th, percent }: RateRow) => {
    if (percent !== null) return explain.bonus(percent);
    return th === null ? null : explain.power(formatPoints(th, locale));
  };
  return (
    <Card>
      <CardHeading aside={<span className="text-sm text-muted">{t("perDay")}</span>}>
        {t("title")}
      </CardHeading>
      <dl className="grid gap-3">
        {steps.map(
          ({ row, kind, bar }) =>
            hasSome(row) && (
              <Step
                key={row.code}
                name={explain.name(row)}
                text={textOf(row)}
                figure={row}
                bar={bar}
                kind={kind}
                locale={locale}
                digits={digits}
              />
            ),
        )}
        {hasSome(fee) && (
          <Step
            name={t("fee")}
            text={feeShare && <bdi>{formatRate(feeShare, locale)}</bdi>}
            figure={fee}
            bar={{ start: 100 - share(fee), length: share(fee) }}
            kind="fee"
            locale={locale}
            digits={digits}
          />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-base font-semibold">{t("net")}</dt>
          <dd className="text-xl font-semibold">
            <Amount isPrivate raw={net.exact} text={renderDecimal(net.shown, locale, digits)} />
          </dd>
        </div>
      </dl>
      <Link href={BOOSTS_FOR_SALE_PATH as Route} className="mt-2 -mb-2 tall-link">
        {boosts("emptyLink")}
      </Link>
    </Card>
  );
}

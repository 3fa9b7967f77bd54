import { useTranslations } from "next-intl";
import type { ComponentProps, CSSProperties } from "react";
import { INPUT_STYLE } from "@/app/_ui/control/field";
import { Amount } from "@/app/_ui/text/amount";
import type { Estimate } from "@/lib/domain/platform/estimate";
import { MAX_TH, MIN_TH } from "@/lib/domain/platform/power";
import { formatAmount, formatUsd } from "@/lib/money/format";

interface PowerSliderProps extends Omit<ComponentProps<"input">, "type" | "min" | "max"> {
  min: number;
  max: number;
  value: string;
}

/** A slider whose track is filled from the text's start; the two engines name its parts differently. */
function PowerSlider({ min, max, value, ...rest }: PowerSliderProps) {
  const share = ((Number(value) - min) / (max - min)) * 100;
  return (
    <span
      className="relative flex h-11 min-w-0 flex-1 items-center"
      style={{ "--share": `${share}%` } as CSSProperties}
    >
      <span aria-hidden className="absolute inset-x-0 h-2 rounded-full bg-line-strong">
        <span className="block h-full w-(--share) rounded-full bg-accent" />
      </span>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        className="relative h-11 w-full cursor-pointer appearance-none rounded-sm bg-transparent [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-surface [&::-moz-range-thumb]:bg-accent [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-surface [&::-webkit-slider-thumb]:bg-accent"
        {...rest}
      />
    </span>
  );
}

interface EstimateLineProps {
  label: string;
  /** In mBTC; null while nothing valid is entered. */
  quantity: string | null;
  /** In USDT. */
  value: string | null;
  locale: string;
}

/** One figure of the calculator, with its value below. */
function EstimateLine({ label, quantity, value, locale }: EstimateLineProps) {
  return (
    <span className="block bg-raised px-4 py-3.5">
      <span className="block text-md text-muted">{label}</span>
      <span className="figures-display mt-0.5 block text-2xl break-words">
        {quantity ? (
          <Amount raw={quantity} text={formatAmount(quantity, "mBTC", locale)} />
        ) : (
          <span aria-hidden>–</span>
        )}
      </span>
      <span className="mt-0.5 block min-h-5 text-md text-muted">
        {value && <Amount raw={value} text={`≈ ${formatUsd(value, locale)}`} />}
      </span>
    </span>
  );
}

interface CalculatorViewProps {
  id: string;
  typed: string;
  /** The typed power, null while it is none. */
  th: string | null;
  estimate: Estimate;
  locale: string;
  /** Without it the figures stand still. */
  onChange?: (typed: string) => void;
}

/** A power to type or to slide, and what it would earn. */
export function CalculatorView({ id, typed, th, estimate, locale, onChange }: CalculatorViewProps) {
  const t = useTranslations("home.calculator");
  const change = onChange && {
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <>
      <label htmlFor={id} className="text-md font-medium">
        {t("power")}
      </label>
      <div className="mt-1.5 flex items-center gap-4">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={typed}
          readOnly={!onChange}
          aria-invalid={th === null || undefined}
          aria-describedby={`${id}-hint`}
          className={`${INPUT_STYLE} max-w-24 text-end font-semibold tabular-nums`}
          {...change}
        />
        <PowerSlider
          min={MIN_TH}
          max={MAX_TH}
          value={th ?? String(MIN_TH)}
          readOnly={!onChange}
          aria-label={t("slider")}
          aria-valuetext={`${th ?? MIN_TH} TH`}
          {...change}
        />
      </div>
      <p id={`${id}-hint`} className={`mt-1.5 text-sm ${th ? "text-muted" : "text-down"}`}>
        {t(th ? "powerHint" : "powerError", { min: MIN_TH, max: MAX_TH })}
      </p>
      <output
        htmlFor={id}
        className="mt-5 grid gap-px overflow-hidden rounded-inset bg-line sm:grid-cols-2"
      >
        <EstimateLine
          label={t("day")}
          quantity={th && estimate.perDay}
          value={th && estimate.dayValue}
          locale={locale}
        />
        <EstimateLine
          label={t("month")}
          quantity={th && estimate.perMonth}
          value={th && estimate.monthValue}
          locale={locale}
        />
      </output>
    </>
  );
}

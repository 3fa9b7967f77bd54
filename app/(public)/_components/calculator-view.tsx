import { useTranslations } from "next-intl";
import { INPUT_STYLE } from "@/app/_ui/field";
import type { Estimate } from "@/lib/platform/estimate";
import { MAX_TH, MIN_TH } from "@/lib/platform/power";
import { EstimateLine } from "./estimate-line";
import { PowerSlider } from "./power-slider";

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

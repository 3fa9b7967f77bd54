import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import { INPUT_STYLE, WRITING } from "@/app/_ui/control/field";
import { Segmented } from "@/app/_ui/control/segmented";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { estimateEarnings, MAX_TH, MIN_TH, parsePower } from "@/lib/domain/platform/estimate";
import { divideAmount, multiplyAmount } from "@/lib/money/decimal";
import { formatAmount, formatRate, formatUsd } from "@/lib/money/format";
import { percent } from "../rounded";
import { type CalculatorMachine, type Choice, INPUTS } from "./calculator-machine";
import { CalculatorPlot } from "./calculator-plot";

interface SliderProps {
  id: string;
  label: string;
  /** What is shown of the value, and what is read out. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  tone?: "text" | "violet";
  /** In the place of the value at the end of the line. */
  field?: ReactNode;
  onChange?: (value: string) => void;
}

/** A value that is slid, with what it is at the end of its line. */
function Slider({ id, label, text, tone = "text", field, onChange, ...range }: SliderProps) {
  const share = (range.value - range.min) / (range.max - range.min);
  return (
    <div className="mt-5">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <label htmlFor={id} className="text-md text-muted">
          {label}
        </label>
        {field ?? (
          <bdi aria-hidden="true" className="figures text-xl font-semibold">
            {text}
          </bdi>
        )}
      </div>
      <input
        id={id}
        type="range"
        {...range}
        readOnly={!onChange}
        aria-valuetext={text}
        className="slider"
        data-tone={tone}
        style={{ "--share": percent(share) } as CSSProperties}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
    </div>
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

function EstimateLine({ label, quantity, value, locale }: EstimateLineProps) {
  const t = useTranslations("home.calculator");
  return (
    <div className="flex justify-between gap-3 border-t border-line py-3.5 text-md">
      <dt className="text-muted">{label}</dt>
      <dd className="min-h-10.5 text-end font-semibold">
        {quantity ? (
          <Amount raw={quantity} text={formatAmount(quantity, MBTC, locale)} />
        ) : (
          <span aria-hidden>–</span>
        )}
        {value && quantity && (
          <span className="block text-sm font-normal text-muted">
            {t.rich("about", {
              value: () => <Amount raw={value} text={formatUsd(value, locale)} />,
            })}
          </span>
        )}
      </dd>
    </div>
  );
}

const PRICE = { min: 10, max: 200, step: 5 } as const;
const FALL = { min: 0, max: 10, step: 0.5 } as const;

interface CalculatorViewProps {
  machines: readonly CalculatorMachine[];
  choice: Choice;
  /** mBTC a TH and day, after the fee. */
  ratePerTh: string;
  /** Today's, of one mBTC in USDT. */
  price: string;
  locale: string;
  /** Without it the figures stand still. */
  onChange?: (change: Partial<Choice>) => void;
  /** Has said what the choice comes to. */
  spoken?: (text: string) => ReactNode;
}

/** A machine, a power, a price and a falling rate to choose, and when the price would be covered. */
export function CalculatorView(props: CalculatorViewProps) {
  const { machines, choice, ratePerTh, price: today, locale, onChange, spoken } = props;
  const t = useTranslations("home.calculator");
  const { machine, power, pricePercent, fall } = choice;
  const th = power === machine.th ? power : parsePower(power);
  const price = divideAmount(multiplyAmount(today, String(pricePercent), "down"), "100", "down");
  const estimate = estimateEarnings(th ?? machine.th, ratePerTh, price);
  // Another power than the machine's costs as much more or less, TH for TH.
  const cost = multiplyAmount(divideAmount(machine.cost, machine.th, "up"), th ?? machine.th, "up");
  const fallText = formatRate(String(fall), locale);
  return (
    <div className="mt-8 grid overflow-hidden rounded-[1.625rem] border border-line-strong bg-surface shadow-hero max-md:-mx-2 lg:mt-13 lg:grid-cols-[23.25rem_1fr]">
      <div className="bg-band p-5.5 max-lg:order-2 max-lg:border-t max-lg:border-line lg:border-e lg:border-line lg:p-8">
        <Segmented
          label={t("machine")}
          name={INPUTS.machine}
          value={machine.id}
          options={machines.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={
            onChange &&
            ((id) => {
              const next = machines.find((one) => one.id === id);
              if (next) onChange({ machine: next, power: next.th });
            })
          }
        />
        <Slider
          id={INPUTS.slider}
          label={t("power")}
          text={`${th ?? MIN_TH} TH`}
          value={Number(th ?? MIN_TH)}
          min={MIN_TH}
          max={MAX_TH}
          step={1}
          onChange={onChange && ((value) => onChange({ power: value }))}
          field={
            <span dir="ltr" className="flex items-center gap-2 text-xl font-semibold">
              <input
                id={INPUTS.power}
                inputMode="numeric"
                {...WRITING.exact}
                enterKeyHint="done"
                autoComplete="off"
                aria-label={t("powerField")}
                value={power}
                readOnly={!onChange}
                aria-invalid={th === null || undefined}
                aria-describedby="calculator-power-hint"
                className={`${INPUT_STYLE} h-10 max-w-20 pointer-coarse:h-11.5 text-end font-semibold tabular-nums`}
                onChange={onChange && ((event) => onChange({ power: event.target.value }))}
              />
              TH
            </span>
          }
        />
        <p id="calculator-power-hint" className={`text-sm ${th ? "sr-only" : "text-down"}`}>
          {t(th ? "powerHint" : "powerError", { min: MIN_TH, max: MAX_TH })}
        </p>
        <Slider
          id={INPUTS.price}
          label={t("price")}
          text={formatUsd(price, locale)}
          value={pricePercent}
          {...PRICE}
          onChange={onChange && ((value) => onChange({ pricePercent: Number(value) }))}
        />
        <Slider
          id={INPUTS.fall}
          label={t("fall")}
          text={fallText}
          value={fall}
          {...FALL}
          tone="violet"
          onChange={onChange && ((value) => onChange({ fall: Number(value) }))}
        />
        <dl className="mt-7">
          <EstimateLine
            label={t("day")}
            quantity={th && estimate.perDay}
            value={estimate.dayValue}
            locale={locale}
          />
          <EstimateLine
            label={t("month")}
            quantity={th && estimate.perMonth}
            value={estimate.monthValue}
            locale={locale}
          />
        </dl>
      </div>
      <CalculatorPlot
        projection={{
          cost: Number(cost),
          perDay: Number(estimate.dayValue),
          days: machine.days,
          fall: fall / 100,
        }}
        fallText={fallText}
        isKnown={th !== null}
        locale={locale}
        spoken={spoken}
      />
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { localTime } from "@/app/_shell/time/local-time";
import { Segmented } from "@/app/_ui/control/segmented";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { PLAN_INTERVALS, PLAN_KINDS } from "@/lib/contract/rules/plan-slots";
import { serviceClock } from "@/lib/live/service-clock";
import type { PlanOffers } from "./new-plan-button";
import { dayInUtc, runDays, weekdayOfRun } from "./run-day";
import type { NewPlanForm } from "./use-new-plan";

interface PlanFieldsProps {
  plan: NewPlanForm;
  offers: PlanOffers;
}

/** When, and what a member does not want to fall below or pay more than. */
function Limits({ plan, offers: { locale, timeZone } }: PlanFieldsProps) {
  const t = useTranslations("plans.form");
  const { form, moved, order, values } = plan;
  const { errors, submitCount } = form.formState;
  const folded = useRef<HTMLDetailsElement>(null);
  const isRefused = Boolean(errors.minKeep ?? errors.maxPrice ?? errors.endsAt);
  // What is folded away takes no focus: the form could not show where it was refused.
  useEffect(() => {
    const details = folded.current;
    if (submitCount === 0 || !isRefused || !details || details.open) return;
    details.open = true;
    if (document.activeElement?.ariaInvalid !== "true")
      details.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isRefused]);
  return (
    <details ref={folded} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-md font-medium text-accent-text">
        {t("limits")}
      </summary>
      <div className="grid gap-5 pt-2">
        <AmountField
          {...plan.field("minKeep")}
          label={t("minKeep")}
          hint={t("minKeepHint")}
          symbol={moved.from}
          available={null}
          readOnly={order.isFrozen}
          locale={locale}
        />
        {values.kind === "convert" && (
          <AmountField
            {...plan.field("maxPrice")}
            label={t("maxPrice")}
            hint={t("maxPriceHint", { symbol: moved.to })}
            symbol={moved.from}
            available={null}
            readOnly={order.isFrozen}
            locale={locale}
          />
        )}
        <TextField
          label={dayInUtc(t("lastDay"), serviceClock.now(), timeZone)}
          type="date"
          error={errors.endsAt?.message}
          readOnly={order.isFrozen}
          {...form.register("endsAt", { onChange: plan.edit })}
        />
      </div>
    </details>
  );
}

/** When the first run is, and what it would bring now. */
function PreviewFacts({ plan, offers: { locale, timeZone } }: PlanFieldsProps) {
  const t = useTranslations("plans.form");
  const { firstRun, preview } = plan;
  return (
    <AllDigits>
      <FactList
        facts={[
          {
            label: t("firstRun"),
            value: <time dateTime={firstRun}>{localTime(firstRun, locale, timeZone)}</time>,
          },
          ...(preview
            ? [
                {
                  label: t(preview.key),
                  value: (
                    <span className="inline-flex items-baseline gap-1">
                      <span aria-hidden>≈</span>
                      <ExactAmount
                        isPrivate
                        raw={preview.amount}
                        symbol={preview.symbol}
                        locale={locale}
                      />
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
    </AllDigits>
  );
}

/** What is repeated, how much and how often, within which limits, and what the first run would bring. */
export function PlanFields({ plan, offers }: PlanFieldsProps) {
  const { locale, pairs, products, timeZone } = offers;
  const t = useTranslations("plans.form");
  const { form, moved, order, values } = plan;
  const kinds = PLAN_KINDS.filter((kind) => (kind === "convert" ? pairs : products).length > 0);
  const now = serviceClock.now();
  const days = runDays(values.every, now, timeZone);
  const whats =
    values.kind === "convert"
      ? pairs.map(({ name }, index) => ({ value: String(index), label: name }))
      : products.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <fieldset disabled={order.isFrozen} className="grid min-w-0 gap-5">
      {kinds.length > 1 && (
        <Segmented
          label={t("kind")}
          name="kind"
          value={values.kind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(value) => plan.choose("kind", value)}
        />
      )}
      <SelectField
        label={t(values.kind === "convert" ? "pair" : "product")}
        options={whats}
        value={values.what}
        onChange={({ target }) => plan.choose("what", target.value)}
        error={form.formState.errors.what?.message}
      />
      <AmountField
        {...plan.field("amount")}
        label={t("amount")}
        symbol={moved.from}
        available={plan.available}
        readOnly={order.isFrozen}
        locale={locale}
      />
      <Segmented
        label={t("every")}
        name="every"
        value={values.every}
        options={PLAN_INTERVALS.map((value) => ({ value, label: t(`intervals.${value}`) }))}
        onChange={(value) => plan.choose("every", value)}
      />
      {days.length > 0 && (
        <SelectField
          label={values.every === "week" ? t("weekday") : dayInUtc(t("monthDay"), now, timeZone)}
          options={days.map((day) => ({
            value: String(day),
            label: values.every === "week" ? weekdayOfRun(day, now, locale, timeZone) : String(day),
          }))}
          value={values.on}
          onChange={({ target }) => plan.choose("on", target.value)}
        />
      )}
      <PreviewFacts plan={plan} offers={offers} />
      <Limits plan={plan} offers={offers} />
    </fieldset>
  );
}

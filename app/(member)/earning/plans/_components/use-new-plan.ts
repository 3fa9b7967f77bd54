"use client";

import { useTranslations } from "next-intl";
import { useQuote } from "@/app/_order/quote/use-quote";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { useOrderProof } from "@/app/_order/use-order-proof";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountReader } from "@/app/_shell/forms/use-amount-reader";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import type { PlanInterval } from "@/lib/contract/rules/plan-slots";
import { createPlan, type Plan, type PlanOrder } from "@/lib/domain/plan/client";
import { askStakeQuote } from "@/lib/domain/staking/client";
import { askQuote } from "@/lib/domain/wallet/client";
import { serviceClock } from "@/lib/live/service-clock";
import { endOfDay, endsUnrun, firstRun } from "./last-day";
import type { PlanOffers } from "./new-plan-button";
import { runDays } from "./run-day";

interface PlanValues {
  kind: Plan["kind"];
  /** The place of a pair, or the id of a product. */
  what: string;
  amount: string;
  every: PlanInterval;
  on: string;
  minKeep: string;
  maxPrice: string;
  endsAt: string;
}

const FIELDS = ["kind", "what", "amount", "every", "on", "minKeep", "maxPrice", "endsAt"] as const;

interface Preview {
  readonly kind: Plan["kind"];
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly productId: string;
}

/** What the first run would bring at the price, or the rate, of this moment. */
async function askPreview({ kind, amount, from, to, productId }: Preview) {
  if (kind === "convert") {
    const { receive, fee } = await askQuote({ from, to, amount });
    return { key: "now", amount: receive, symbol: to, fee } as const;
  }
  const { perDay } = await askStakeQuote({ productId, amount });
  return { key: "perDay", amount: perDay, symbol: from, fee: null } as const;
}

const QUOTES = { ask: askPreview, pauseMs: 450, differ: () => false };

/** A new plan from its fields to its receipt, with what its first run would bring now. */
export function useNewPlan(offers: PlanOffers) {
  const { pairs, products, available, hasFactor, locale, timeZone } = offers;
  const refresh = useQuietRefresh();
  const t = useTranslations("plans.form");
  const readAmount = useAmountReader();
  const order = useOrder<PlanOrder, Plan>({
    kind: "plan",
    scope: "",
    send: createPlan,
    onAccepted: refresh,
  });
  const proof = useOrderProof({
    ...{ action: "plan_create" as const, what: t("title"), locale, isWanted: hasFactor },
  });

  const firstDay = (every: PlanInterval) =>
    String(runDays(every, serviceClock.now(), timeZone)[0] ?? 1);

  function movedBy({ kind, what }: Pick<PlanValues, "kind" | "what">) {
    if (kind === "convert") {
      const { from = "", to = "" } = pairs[Number(what)] ?? pairs[0] ?? {};
      return { from, to, productId: "", name: pairs[Number(what)]?.name ?? "" };
    }
    const product = products.find(({ id }) => id === what) ?? products[0];
    const { symbol: from = "", id: productId = "", name = "" } = product ?? {};
    return { from, to: "", productId, name };
  }

  const read = (text: string, symbol: string) =>
    readAmount(text, { symbol, minimum: null, maximum: null }, { locale });

  function orderOf(values: PlanValues) {
    const { kind, every, on, endsAt } = values;
    const { from, to, productId, name } = movedBy(values);
    const amount = read(values.amount, from).amount ?? "";
    const minKeep = read(values.minKeep, from).amount;
    const maxPrice = read(values.maxPrice, from).amount;
    const common = {
      ...{ from, amount, every },
      ...(every !== "day" && { on: Number(on) }),
      ...(minKeep && { minKeep }),
      ...(endsAt && { endsAt: endOfDay(endsAt) }),
    };
    const body: PlanOrder =
      kind === "convert"
        ? { kind, to, ...common, ...(maxPrice && { maxPrice }) }
        : { kind, productId, ...common };
    return { body, facts: { subject: name, pay: { amount, symbol: from } } };
  }

  const orderForm = useOrderForm<PlanValues, PlanOrder, Plan>(order, {
    fields: FIELDS,
    defaultValues: {
      kind: pairs.length > 0 ? "convert" : "stake",
      what: pairs.length > 0 ? "0" : (products[0]?.id ?? ""),
      amount: "",
      every: "week",
      on: firstDay("week"),
      minKeep: "",
      maxPrice: "",
      endsAt: "",
    },
    failedText: t("failed"),
    rules: async () =>
      (await import("./plan-rules")).planRules({
        amount: (text): string | null => read(text, moved.from).error,
        limit: (text): string | null => read(text, moved.from).error,
        lastDay: (day): string | null =>
          endsUnrun(day, form.getValues(), serviceClock.now()) ? t("lastDayTooEarly") : null,
      }),
    confirm: proof.confirm,
    orderOf,
  });
  const { form, edit } = orderForm;
  const values: PlanValues = form.watch();
  const moved = movedBy(values);
  const { amount } = read(values.amount, moved.from);
  const { quote } = useQuote(
    QUOTES,
    amount === null ? null : { kind: values.kind, amount, ...moved },
    order.isFrozen || order.result !== null,
  );
  return {
    ...orderForm,
    order,
    /** Asks for a passkey or a code. */
    confirmation: proof.dialog,
    values,
    moved,
    available: available[moved.from] ?? null,
    preview: amount === null ? null : quote,
    firstRun: new Date(firstRun(values, serviceClock.now())).toISOString(),
    field: (name: "amount" | "minKeep" | "maxPrice") => amountInput(form, name, edit),
    choose<Name extends "kind" | "what" | "every" | "on">(name: Name, value: PlanValues[Name]) {
      form.setValue(name, value as never, { shouldDirty: true });
      if (name === "kind") {
        form.setValue("what", value === "convert" ? "0" : (products[0]?.id ?? ""));
        form.setValue("maxPrice", "");
      }
      if (name === "every") form.setValue("on", firstDay(value as PlanInterval));
      if (form.getFieldState("endsAt").error) form.trigger("endsAt");
      edit();
    },
    restart(): void {
      form.reset();
      order.forget();
    },
  };
}

export type NewPlanForm = ReturnType<typeof useNewPlan>;

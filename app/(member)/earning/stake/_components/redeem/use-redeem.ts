"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import {
  fetchOpenPosition,
  type Redeemed,
  type RedeemOrder,
  redeem,
} from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { fromUnits, toUnits } from "@/lib/money/units";
import { useStaking } from "../staking-provider";

interface RedeemValues {
  amount: string;
  isAccepted: boolean;
}

/** A redemption: a part or all of a flexible position, or a locked one early with its forfeit accepted. */
export function useRedeem(opened: PositionView, name: string) {
  const { locale, refresh, symbol } = useStaking();
  const t = useTranslations("staking.redeem");
  const wordProblem = useAmountProblem();
  /** The position as it is since what was shown of it held no more, and what it forfeited before. */
  const [change, setChange] = useState<{ position: PositionView; before: string } | null>(null);
  const position = change?.position ?? opened;
  const { principal, earlyExit } = position;
  const order = useOrder<RedeemOrder, Redeemed>({
    kind: "redeem",
    scope: opened.id,
    send: (body, key) => redeem(opened.id, body, key),
    onAccepted: refresh,
    onRefused({ code }) {
      // A position that is closed already is shown as it is now.
      if (code === "CONFLICT") refresh();
    },
  });
  const server = useServerForm<RedeemValues, void>({
    fields: ["amount", "isAccepted"],
    defaultValues: { amount: formatInput(principal, locale), isAccepted: false },
    failedText: t("failed"),
    async rules() {
      const { exitRules, partRules } = await import("./redeem-rules");
      return earlyExit ? exitRules(t("acceptNeeded")) : partRules((text) => readPart(text).error);
    },
    async send({ amount: text }) {
      const { amount } = readPart(text);
      const { phase, refusal } = await order.place({
        body: earlyExit
          ? { acceptForfeit: true, forfeited: earlyExit.forfeited }
          : { amount: amount ?? principal },
        facts: {
          subject: name,
          receive: { amount: earlyExit?.returned ?? amount ?? principal, symbol },
        },
      });
      if (phase === "refused" && refusal) await explain(refusal);
    },
    onDone: () => {},
  });
  const { form } = server;

  function readPart(text: string): { amount: string | null; error: string | null } {
    const parsed = parseAmount(text, locale, symbol);
    if (!parsed.ok) return { amount: null, error: wordProblem(parsed.problem, { symbol, locale }) };
    if (toUnits(parsed.amount) <= toUnits(principal)) return { amount: parsed.amount, error: null };
    const most = formatFullAmount(principal, symbol, locale);
    return { amount: null, error: t("aboveAvailable", { amount: most }) };
  }

  async function positionNow(): Promise<PositionView | null> {
    try {
      return await fetchOpenPosition(opened.id);
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      return null;
    }
  }

  /** Shows what an early exit forfeits now, when that is why it was refused; throws every other refusal. */
  async function explain(refusal: BffError): Promise<void> {
    const found = refusal.code === "CONFLICT" && earlyExit ? await positionNow() : null;
    const before = earlyExit?.forfeited ?? "0";
    if (!found?.earlyExit || toUnits(found.earlyExit.forfeited) === toUnits(before)) throw refusal;
    setChange({ position: found, before });
    form.resetField("isAccepted");
    order.clear();
  }

  async function repeat(): Promise<void> {
    const { phase, refusal } = await order.repeat();
    if (phase !== "refused" || !refusal) return;
    try {
      await explain(refusal);
    } catch (error) {
      // What was refused for another reason is told by the order itself.
      if (!(error instanceof BffError)) throw error;
    }
  }

  function edit<Name extends keyof RedeemValues>(field: Name, value: RedeemValues[Name]): void {
    form.setValue(field as "amount", value as string, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    order.clear();
  }

  const { amount: text, isAccepted } = form.watch();
  const { errors } = form.formState;
  const { amount } = readPart(text);
  const { refused } = order;
  const isPending = order.isPending || server.isPending;
  return {
    order,
    position,
    /** What an early exit forfeited when it was looked at first; null unless that has changed. */
    before: change?.before ?? null,
    isPending,
    text,
    setText: (next: string) => edit("amount", next),
    inputRef: form.register("amount").ref,
    /** What stays in a flexible position; null while the amount is none. */
    stays: amount === null ? null : fromUnits(toUnits(principal) - toUnits(amount)),
    /** What reaches the wallet; null while the amount is none. */
    received: earlyExit?.returned ?? amount,
    amountError: errors.amount?.message ?? refused?.fields.amount?.[0],
    isAccepted,
    setAccepted: (next: boolean) => edit("isAccepted", next),
    acceptRef: form.register("isAccepted").ref,
    acceptError: errors.isAccepted?.message,
    formError:
      refused && !isPending && !refused.fields.amount
        ? refused.fields._?.[0] || refused.message || t("failed")
        : null,
    isFrozen: order.isFrozen || isPending,
    /** Sends the redemption, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (order.isUndecided) {
        event.preventDefault();
        repeat();
      } else server.onSubmit(event);
    },
  };
}

export type Redemption = ReturnType<typeof useRedeem>;

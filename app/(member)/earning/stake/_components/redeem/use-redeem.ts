"use client";

import { useTranslations } from "next-intl";
import { useOrder } from "@/app/_order/use-order";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { BffError } from "@/lib/bff/client/client";
import { hasParts } from "@/lib/domain/staking/change";
import { type Redeemed, type RedeemOrder, redeem } from "@/lib/domain/staking/client";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatInput } from "@/lib/money/parse";
import { fromUnits, toUnits } from "@/lib/money/units";
import { useStaking } from "../staking-provider";
import { useEarlyExit } from "./use-early-exit";
import { usePartReader } from "./use-part-reader";
import { useShownPosition } from "./use-shown-position";

interface RedeemValues {
  amount: string;
  isAccepted: boolean;
}

/** A redemption: a position or a part of it; of a locked one early, with its forfeit accepted. */
export function useRedeem(opened: PositionView, name: string) {
  const { accept, locale, products, refresh, symbol } = useStaking();
  const t = useTranslations("staking.redeem");
  const words = useTranslations("staking.subscribe");
  const shown = useShownPosition(opened);
  const { position } = shown;
  const { principal, earlyExit } = position;
  const readPart = usePartReader(position);
  const order = useOrder<RedeemOrder, Redeemed>({
    kind: "redeem",
    scope: opened.id,
    send: (...sent) => redeem(opened.id, ...sent),
    onAccepted: accept,
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
      const problemOf = (text: string) => readPart(text).error;
      return earlyExit ? exitRules(problemOf, t("acceptNeeded")) : partRules(problemOf);
    },
    async send() {
      if (earlyExit && !exit) {
        if (!isAsking) retry();
        return;
      }
      const { phase, refusal } = await order.place({
        body: exit
          ? { ...(isPart && part), acceptForfeit: true, forfeited: exit.forfeited }
          : (part ?? { amount: principal }),
        facts: {
          subject: name,
          receive: { amount: exit?.returned ?? part?.amount ?? principal, symbol },
        },
      });
      if (phase === "refused" && refusal) await explain(refusal);
    },
    onDone: () => {},
  });
  const { form } = server;
  const { amount: text, isAccepted } = form.watch();
  const { amount, error: partError } = readPart(text);
  const part = amount === null ? null : { amount };
  const { isPart, exit, quote, isAsking, retry, renew, unquoted } = useEarlyExit({
    position,
    amount,
    isHeld: order.isFrozen || order.result !== null,
    onFewer: shown.reread,
  });

  /** Shows the position as it is now; what an early exit forfeits by now is no refusal any more, every other is thrown. */
  async function explain(refusal: BffError): Promise<void> {
    const { status, code, fields } = refusal;
    const read = fields.amount ? shown.reread : shown.read;
    const found = code === "CONFLICT" || fields.amount ? await read() : undefined;
    if (found === null) throw new BffError(status, { code, message: words("over") }, refusal);
    if (fields.amount) throw refusal;
    const whole = earlyExit?.forfeited ?? "0";
    if (!earlyExit || !found?.earlyExit || toUnits(found.earlyExit.forfeited) === toUnits(whole))
      throw refusal;
    if (isPart) await renew("refused");
    shown.show(found, exit?.forfeited ?? whole);
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
    // Another amount forfeits other rewards.
    if (field === "amount" && earlyExit) form.resetField("isAccepted");
    order.clear();
  }

  const { errors } = form.formState;
  const refused = order.refused ?? unquoted;
  const isPending = order.isPending || server.isPending;
  return {
    order,
    position,
    isOver: shown.isOver,
    canPart: hasParts(position, products),
    exit,
    /** The quote of a part that is left early. */
    quote,
    refused,
    /** What an early exit forfeited when it was looked at first; null unless that has changed. */
    before: shown.before,
    isPending,
    text,
    setText: (next: string) => edit("amount", next),
    inputRef: form.register("amount").ref,
    /** What stays in a flexible position; null while the amount is none. */
    stays: amount === null || earlyExit ? null : fromUnits(toUnits(principal) - toUnits(amount)),
    /** What reaches the wallet; null while the amount is none. */
    received: earlyExit ? (exit?.returned ?? null) : amount,
    amountError:
      errors.amount?.message ??
      refused?.fields.amount?.[0] ??
      ((shown.hasChanged && partError) || undefined),
    isAccepted,
    setAccepted: (next: boolean) => edit("isAccepted", next),
    acceptRef: form.register("isAccepted").ref,
    acceptError: errors.isAccepted?.message,
    formError: shown.isOver
      ? words("over")
      : refused && !isPending && !refused.fields.amount
        ? refusedText(refused, order.refused ? t("failed") : words("quoteFailed"))
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

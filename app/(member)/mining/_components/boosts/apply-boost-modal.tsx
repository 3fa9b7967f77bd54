"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { OrderNotice } from "@/app/_order/order-notice";
import { useOrder } from "@/app/_order/use-order";
import { Refusal } from "@/app/_shell/forms/refusal/refusal";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { Boost } from "@/lib/contract/machine";
import { boostSum } from "@/lib/domain/mining/boost-sum";
import { applyBoost, type BoostOrder } from "@/lib/domain/mining/client";
import { formatRate } from "@/lib/money/format";
import { BoostConsequence, type BoostEffect } from "./boost-consequence";

export interface ApplyBoostModalProps extends BoostEffect {
  id: string;
  name: string;
  onClose: () => void;
}

/** Applies a boost after saying what follows from it. */
export function ApplyBoostModal({ id, name, onClose, ...effect }: ApplyBoostModalProps) {
  const refresh = useQuietRefresh();
  const t = useTranslations("mining.boosts");
  const words = useTranslations("mining");
  const orderWords = useTranslations("order");
  const { percentNow, percent } = effect;
  const sum = percentNow === null ? null : boostSum(percentNow, percent);
  /** What all boosts add then, as it was shown when the boost was sent last. */
  const [shownPercent, setShownPercent] = useState<string | null>(null);
  const order = useOrder<BoostOrder, Boost>({
    kind: "boost",
    scope: id,
    send: (body, key) => applyBoost(id, body, key),
    onAccepted() {
      onClose();
      showSuccessToast(t("applied", { name }));
      refresh();
    },
    onRefused: refresh,
  });
  const { isPending, isUndecided, refused } = order;
  const hasChanged = shownPercent !== null && sum !== null && sum.percent !== shownPercent;

  function problem(): string | null {
    if (!refused) return null;
    if (refused.code !== "CONFLICT") return refusedText(refused, words("failed"));
    return t(hasChanged && !sum.addsNothing ? "confirmChanged" : "conflict");
  }

  async function apply(): Promise<void> {
    if (isUndecided) await order.repeat();
    else {
      setShownPercent(sum?.percent ?? null);
      await order.place({
        body: sum ? { percentAfter: sum.percent } : {},
        facts: { subject: effect.effect },
      });
    }
    // What became of a lost one may show on the page.
    if (order.snapshot().phase === "undecided") refresh();
  }

  const said = problem();
  // The page as it is now may have no such boost to apply, and takes the dialog away.
  const unread = useRef<string | null>(null);
  useEffect(() => {
    unread.current = said;
  });
  useEffect(
    () => () => {
      if (unread.current) showErrorToast(unread.current);
    },
    [],
  );
  function close(): void {
    unread.current = null;
    onClose();
  }

  const footer = (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      {sum && (
        <dl className="col-span-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-md text-muted">
            <dt>{t("confirmAfter")}</dt>
            <dd className="figures text-lg font-semibold text-text">
              <bdi dir="ltr">+{formatRate(sum.percent, effect.locale)}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <Button size="hero" onClick={() => !isPending && close()}>
        {t("cancel")}
      </Button>
      <Button
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={order.secondsToWait > 0 || (sum?.addsNothing === true && !isUndecided)}
        onClick={apply}
      >
        {isPending ? t("confirming") : isUndecided ? orderWords("sendAgain") : t("confirm")}
      </Button>
    </div>
  );
  return (
    <Modal
      title={t("confirmTitle", { name })}
      description={t("confirmText")}
      onClose={close}
      footer={footer}
      isDismissable={!isPending}
    >
      <BoostConsequence {...effect} />
      <div className="mt-4 grid gap-4 empty:hidden">
        <Refusal error={refused} text={said} seconds={order.secondsToWait} />
        <OrderNotice order={order} hasOwnRepeat />
      </div>
    </Modal>
  );
}

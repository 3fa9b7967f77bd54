"use client";

import { useRouter } from "next/navigation";
import { OrderNotice } from "@/app/_order/order-notice";
import { useOrder } from "@/app/_order/use-order";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { useModal } from "@/app/_ui/overlay/use-modal";
import { Notice } from "@/app/_ui/state/notice";
import type { Boost } from "@/lib/contract/machine";
import { boostSum } from "@/lib/domain/mining/boost-sum";
import { applyBoost } from "@/lib/domain/mining/client";
import type { ApplyTexts } from "./apply-texts";
import { BoostConsequence, type BoostEffect } from "./boost-consequence";

interface ApplyBoostProps extends BoostEffect {
  id: string;
  texts: ApplyTexts;
}

/** Applies a boost after saying what follows from it. */
export function ApplyBoost({ id, texts, ...effect }: ApplyBoostProps) {
  const router = useRouter();
  const { isOpen, close, opener } = useModal();
  const order = useOrder<null, Boost>({
    kind: "boost",
    scope: id,
    send: (_, key) => applyBoost(id, key),
    onAccepted() {
      close();
      showSuccessToast(texts.applied, texts.close);
      router.refresh();
    },
    onRefused: () => router.refresh(),
  });
  const { isPending, isUndecided, refused } = order;
  const problem =
    refused && (refused.code === "CONFLICT" ? texts.conflict : refused.message || texts.failed);

  async function apply(): Promise<void> {
    if (isUndecided) await order.repeat();
    else await order.place({ body: null, facts: { subject: effect.effect } });
    // What became of a lost one may show on the page.
    if (order.snapshot().phase === "undecided") router.refresh();
  }

  const { percentNow, percent } = effect;
  const addsNothing = percentNow !== null && boostSum(percentNow, percent).addsNothing;
  const footer = (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button size="hero" onClick={() => !isPending && close()}>
        {texts.cancel}
      </Button>
      <Button
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={addsNothing && !isUndecided}
        onClick={apply}
      >
        {isPending ? texts.confirming : isUndecided ? texts.order.sendAgain : texts.confirm}
      </Button>
    </div>
  );
  return (
    <>
      <Button size="small" aria-label={texts.applyName} {...opener}>
        {texts.apply}
      </Button>
      {isOpen && (
        <Modal
          title={texts.title}
          description={texts.text}
          closeText={texts.close}
          onClose={close}
          footer={footer}
          isDismissable={!isPending}
        >
          <BoostConsequence {...effect} texts={texts} />
          <div className="mt-4 grid gap-4 empty:hidden">
            <div role="alert" className="empty:hidden">
              {problem && <Notice tone="warn">{problem}</Notice>}
            </div>
            <OrderNotice order={order} texts={texts.order} hasOwnRepeat />
          </div>
        </Modal>
      )}
    </>
  );
}

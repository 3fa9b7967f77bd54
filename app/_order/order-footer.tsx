"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { FooterFigure, type FooterFigureProps } from "@/app/_ui/text/footer-figure";
import type { AnyOrder } from "./use-order";

interface OrderFooterProps {
  formId: string;
  order: Pick<AnyOrder, "isUndecided" | "isPending">;
  secondsToWait: number;
  labels: Record<"submit" | "submitting", string>;
  /** What is decided on; null while it is not known. */
  figure?: FooterFigureProps | null;
  /** What the press means, in a sentence above it. */
  consequence?: ReactNode;
  /** The press waits for something, such as new figures. */
  isWaiting?: boolean;
  /** Takes the place of the press, while something else has to be answered first. */
  instead?: ReactNode;
}

/** Below an order: what it comes to, what the press means, and the one press that sends it. */
export function OrderFooter({
  formId,
  order,
  secondsToWait,
  labels,
  figure,
  consequence,
  isWaiting = false,
  instead,
}: OrderFooterProps) {
  const sendAgain = useTranslations("order")("sendAgain");
  const { isPending, isUndecided } = order;
  return (
    <div className="grid gap-3">
      {!isUndecided && <WaitLine seconds={secondsToWait} />}
      {figure && <FooterFigure {...figure} />}
      {consequence && <p className="text-sm text-muted">{consequence}</p>}
      {instead || (
        <Button
          key="send"
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={isPending || isWaiting}
          disabled={secondsToWait > 0}
        >
          {isPending ? labels.submitting : isUndecided ? sendAgain : labels.submit}
        </Button>
      )}
    </div>
  );
}

/** Below a receipt after which nothing is left to do but to leave. */
export function DoneFooter() {
  const t = useTranslations("order");
  const close = useModalClose();
  return (
    <div className="grid">
      <Button tone="primary" size="hero" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}

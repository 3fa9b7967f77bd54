"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AnyOrder } from "@/app/_order/use-order";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { FooterFigure, type FooterFigureProps } from "@/app/_ui/overlay/footer-figure";

interface OrderButtonsProps {
  formId: string;
  form: {
    readonly order: Pick<AnyOrder, "isUndecided">;
    readonly step: "order" | "review";
    readonly isPending: boolean;
    readonly isFrozen: boolean;
    readonly secondsToWait: number;
    readonly edit: () => void;
  };
  labels: Record<"review" | "submit" | "submitting", string>;
  /** What is decided on; null while it is not known. */
  figure: FooterFigureProps | null;
  /** Something that the review waits for, such as new figures. */
  isWaiting?: boolean;
  /** Takes the place of the press that sends, while something else has to be answered first. */
  instead?: ReactNode;
}

/** Below an order: on to the review, then back or the one press that sends it. */
export function OrderButtons({
  formId,
  form,
  labels,
  figure,
  isWaiting = false,
  instead,
}: OrderButtonsProps) {
  const t = useTranslations("order");
  const { isPending, secondsToWait } = form;
  if (form.step === "order") {
    return (
      <div className="grid gap-3">
        {figure && <FooterFigure {...figure} />}
        <Button key="review" type="submit" form={formId} tone="primary" size="hero">
          {labels.review}
        </Button>
      </div>
    );
  }
  const label = form.order.isUndecided ? t("sendAgain") : labels.submit;
  return (
    <div className="grid gap-3">
      <WaitLine seconds={secondsToWait} />
      {figure && <FooterFigure {...figure} />}
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button size="hero" onClick={form.edit} disabled={form.isFrozen}>
          {t("back")}
        </Button>
        {instead ?? (
          <Button
            key="send"
            type="submit"
            form={formId}
            tone="primary"
            size="hero"
            isPending={isPending || isWaiting}
            disabled={secondsToWait > 0}
          >
            {isPending ? labels.submitting : label}
          </Button>
        )}
      </div>
    </div>
  );
}

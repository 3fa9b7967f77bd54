"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";

interface ReceiptButtonsProps {
  /** Orders once more. */
  again?: { readonly text: string; readonly onClick: () => void };
}

/** Below a receipt: once more, or the way out. */
export function ReceiptButtons({ again }: ReceiptButtonsProps) {
  const t = useTranslations("order");
  const close = useModalClose();
  return (
    <div className={`grid gap-2.5 ${again ? "sm:grid-cols-2" : ""}`}>
      {again && (
        <Button size="hero" onClick={again.onClick}>
          {again.text}
        </Button>
      )}
      <Button tone="primary" size="hero" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";

/** Below a receipt: leave, or do the same once more. */
export function ResultActions({ moreText, onMore }: { moreText: string; onMore: () => void }) {
  const t = useTranslations("order");
  const close = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button onClick={onMore}>{moreText}</Button>
      <Button tone="primary" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { FreezeDialogProps } from "./freeze-dialog";

const load = async () => (await import("./freeze-dialog")).default;

/** Opens the two steps of freezing. */
function FreezeButton({ hasFactor }: Pick<FreezeDialogProps, "hasFactor">) {
  const t = useTranslations("freeze");
  const dialog = useLazyDialog<null, FreezeDialogProps>();
  return (
    <>
      <Button
        onClick={() => dialog.open(load, null)}
        onFocus={() => preloadDialog(load)}
        onPointerEnter={() => preloadDialog(load)}
      >
        {t("title")}
      </Button>
      {dialog.opened && <dialog.opened.Dialog hasFactor={hasFactor} onClose={dialog.close} />}
    </>
  );
}

export const LazyFreezeButton = lazyPart(() => Promise.resolve(FreezeButton));

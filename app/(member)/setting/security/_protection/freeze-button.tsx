import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { FreezeDialogProps } from "./freeze-dialog";

const load = async () => (await import("./freeze-dialog")).default;

/** Opens the two steps of freezing. */
export function FreezeButton(about: Omit<FreezeDialogProps, "onClose">) {
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
      {dialog.opened && <dialog.opened.Dialog {...about} onClose={dialog.close} />}
    </>
  );
}

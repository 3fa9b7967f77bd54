"use client";

import { useTranslations } from "next-intl";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";

interface FillBasisProps {
  lotId: string;
  /** The latest UTC day on which it can have been acquired. */
  until: string;
  locale: string;
  /** The id of what names the disposal. */
  describedBy: string;
}

export interface FillBasisDialogProps extends FillBasisProps {
  onClose: () => void;
}

const load = withTexts(
  "fillBasis",
  async () => (await import("./fill-basis-dialog")).FillBasisDialog,
);
const preload = () => preloadDialog(load);

/** Opens the dialog that takes a lot's cost, whose code loads with the intent. */
export function FillBasisButton(props: FillBasisProps) {
  const t = useTranslations("tax.filling");
  const { opened, open, close } = useLazyDialog<null, FillBasisDialogProps>();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-describedby={props.describedBy}
        className="noscript:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(load, null)}
      >
        {t("add")}
      </Button>
      {opened && <opened.Dialog {...props} onClose={close} />}
    </>
  );
}

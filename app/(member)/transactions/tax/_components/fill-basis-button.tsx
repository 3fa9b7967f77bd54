"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { preloadFilling, useBasisFilling } from "./basis-filling";
import type { FillBasisProps } from "./fill-basis-dialog";

/** Opens the dialog that takes a lot's cost, whose code loads with the intent. */
export function FillBasisButton(props: FillBasisProps) {
  const t = useTranslations("tax.filling");
  const fill = useBasisFilling();
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-describedby={props.describedBy}
      className="noscript:hidden"
      onPointerEnter={preloadFilling}
      onFocus={preloadFilling}
      onClick={() => fill(props)}
    >
      {t("add")}
    </Button>
  );
}

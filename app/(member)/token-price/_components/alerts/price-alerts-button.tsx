"use client";

import { BellPlus } from "lucide";
import { useTranslations } from "next-intl";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";

interface PriceAlertsProps {
  /** The tokens whose price moves; the first is chosen at first. */
  codes: readonly string[];
  /** By which browsers subscribe to pushes; null where there are none. */
  pushKey: string | null;
  locale: string;
}

export interface PriceAlertsDialogProps extends PriceAlertsProps {
  onClose: () => void;
}

const load = withTexts(
  "priceAlerts",
  async () => (await import("./price-alerts-dialog")).PriceAlertsDialog,
);
const preload = () => preloadDialog(load);

/** Opens the member's price alerts, whose code loads with the intent. */
export function PriceAlertsButton(props: PriceAlertsProps) {
  const t = useTranslations("priceAlerts");
  const { opened, open, close } = useLazyDialog<null, PriceAlertsDialogProps>();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        className="noscript:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(load, null)}
      >
        <Icon node={BellPlus} size={18} />
        {t("title")}
      </Button>
      {opened && <opened.Dialog {...props} onClose={close} />}
    </>
  );
}

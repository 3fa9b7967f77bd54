"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { Notice } from "@/app/_ui/state/notice";
import type { BuyListedModalProps, ShownListing } from "./buy-listed-modal";
import type { SellModalProps } from "./sell-modal";

interface ResaleDialogs {
  /** Opens a purchase; null for one of an earlier visit that is still undecided. */
  readonly buy: (shown: ShownListing | null) => void;
  readonly sell: (machine: SellModalProps["machine"]) => void;
}

const ResaleContext = createContext<ResaleDialogs | null>(null);

const loadBuy = async () => (await import("./buy-listed-modal")).default;
const loadSell = async () => (await import("./sell-modal")).default;

/** Fetches the code of a purchase before it is pressed. */
export const preloadBuy = () => preloadDialog(loadBuy);

/** Fetches the code of a sale before it is pressed. */
export const preloadSell = () => preloadDialog(loadSell);

/** Holds the dialogs: a machine that is sold leaves its list, and its receipt stays. */
export function ResaleProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("order");
  const { open: openBuy, ...buying } = useLazyDialog<ShownListing | null, BuyListedModalProps>();
  const { open: openSell, ...selling } = useLazyDialog<SellModalProps["machine"], SellModalProps>();
  const isUndecided = useUndecided({ kind: "buyListed", scope: "" });
  const dialogs: ResaleDialogs = {
    buy: (shown) => openBuy(loadBuy, shown),
    sell: (machine) => openSell(loadSell, machine),
  };
  return (
    <ResaleContext value={dialogs}>
      {isUndecided && !buying.opened && (
        <Notice tone="warn" title={t("undecided")} className="mb-5">
          <Button size="small" onPointerEnter={preloadBuy} onClick={() => dialogs.buy(null)}>
            {t("checkAgain")}
          </Button>
        </Notice>
      )}
      {children}
      {buying.opened && <buying.opened.Dialog shown={buying.opened.about} onClose={buying.close} />}
      {selling.opened && (
        <selling.opened.Dialog machine={selling.opened.about} onClose={selling.close} />
      )}
    </ResaleContext>
  );
}

/** What the provider above opens. */
export function useResaleDialogs(): ResaleDialogs {
  const dialogs = use(ResaleContext);
  if (!dialogs) throw new Error("No ResaleProvider above");
  return dialogs;
}

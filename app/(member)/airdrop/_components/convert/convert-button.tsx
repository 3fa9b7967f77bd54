"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";

export interface ConversionProps {
  /** What the member has, in AmBTC. */
  balance: string;
  /** mBTC for one AmBTC. */
  rate: string;
  /** In AmBTC. */
  minimum: string;
  locale: string;
  timeZone: string;
}

export interface AirdropConvertModalProps extends ConversionProps {
  /** Nothing can be converted after this one. */
  isLast: boolean;
  onClose: () => void;
}

interface ConvertButtonProps extends ConversionProps {
  /** Stands in the place of the button while nothing can be converted; null while it can. */
  blocked: ReactNode;
}

const load = async () => (await import("./convert-modal")).AirdropConvertModal;
const preload = () => preloadDialog(load);

/**
 * Opens the conversion, whose code loads with the intent. Its receipt stays open when the button goes
 * because too little is left.
 */
export function ConvertButton({ blocked, ...props }: ConvertButtonProps) {
  const t = useTranslations("airdrop.convert");
  const { opened, open, close } = useLazyDialog<null, AirdropConvertModalProps>();
  const isUndecided = useUndecided({ kind: "convertAirdrop", scope: "" });
  const isOpen = blocked === null || isUndecided;

  return (
    <>
      {isOpen ? (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => open(load, null)}
        >
          {t("open")}
        </Button>
      ) : (
        blocked
      )}
      {opened && <opened.Dialog {...props} isLast={blocked !== null} onClose={close} />}
    </>
  );
}

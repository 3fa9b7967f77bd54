"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import type { ConvertTexts } from "./convert-texts";

export interface ConversionProps {
  /** What the member has, in AmBTC. */
  balance: string;
  /** mBTC for one AmBTC. */
  rate: string;
  /** In AmBTC. */
  minimum: string;
  locale: string;
  texts: ConvertTexts;
}

export interface ConvertModalProps extends ConversionProps {
  /** Nothing can be converted after this one. */
  isLast: boolean;
  onClose: () => void;
}

interface ConvertButtonProps extends ConversionProps {
  /** Stands in the place of the button while nothing can be converted; null while it can. */
  blocked: ReactNode;
}

const load = () => import("./convert-modal");

function preload(): void {
  // A failure shows when the button is pressed.
  Promise.all([preloadModal(), load()]).catch(() => {});
}

/**
 * Opens the conversion, whose code loads with the intent. Its receipt stays open when the button goes
 * because too little is left.
 */
export function ConvertButton({ blocked, ...props }: ConvertButtonProps) {
  const { texts } = props;
  const [open, setOpen] = useState<{ Flow: ComponentType<ConvertModalProps> } | null>(null);

  async function start(): Promise<void> {
    try {
      const { default: Flow } = await load();
      setOpen({ Flow });
    } catch {
      showErrorToast(texts.convert.cannotOpen, texts.close);
    }
  }

  return (
    <>
      {blocked ?? (
        <Button aria-haspopup="dialog" onPointerEnter={preload} onFocus={preload} onClick={start}>
          {texts.convert.open}
        </Button>
      )}
      {open && <open.Flow {...props} isLast={blocked !== null} onClose={() => setOpen(null)} />}
    </>
  );
}

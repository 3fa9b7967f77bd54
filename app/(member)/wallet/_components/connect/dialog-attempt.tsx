"use client";

import { useConnectModal } from "@rainbow-me/rainbowkit";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cancelAttempt } from "@/lib/wallet-connect/attempt";
import { AttemptLine } from "./attempt-line";
import type { ConnectTexts } from "./connect-texts";
import { dialogStore } from "./dialog-store";
import { hideDrawings } from "./hide-drawings";

const SURFACE = "[data-rk] [role=dialog] [role=document]";

interface DialogAttemptProps {
  texts: ConnectTexts;
  /** The language that the dialog speaks, which may not be the page's. */
  language: string;
}

/**
 * Says inside the wallets' dialog what the chosen wallet is asked and why it came to nothing: the dialog itself
 * keeps that to itself. Closing the dialog gives the attempt up.
 */
export function DialogAttempt({ texts, language }: DialogAttemptProps) {
  const { connectModalOpen } = useConnectModal();
  const [surface, setSurface] = useState<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const found = connectModalOpen ? document.querySelector<HTMLElement>(SURFACE) : null;
    found?.setAttribute("lang", language);
    setSurface(found);
  }, [connectModalOpen, language]);

  useLayoutEffect(() => (surface ? hideDrawings(surface) : undefined), [surface]);

  useLayoutEffect(() => {
    if (!connectModalOpen) return;
    dialogStore.set("open");
    return () => {
      dialogStore.set("closed");
      cancelAttempt();
    };
  }, [connectModalOpen]);

  if (!surface) return null;
  return createPortal(
    <div lang={document.documentElement.lang} className="wallet-dialog-line">
      <AttemptLine texts={texts} />
    </div>,
    surface,
  );
}

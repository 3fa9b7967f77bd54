"use client";

import { createContext, use } from "react";
import type { WalletHostOptions } from "./wallet-host";
import { WalletPromises } from "./wallet-promises";

export const DialogNoteContext = createContext<WalletHostOptions | null>(null);

/**
 * Stands in the dialog where the library explains wallets as a way to log in, which with us they are not
 * (`wallet-dialog.css` hides that); in the language of the page, whatever the dialog itself speaks.
 */
export function DialogNote() {
  const options = use(DialogNoteContext);
  if (!options) return null;
  return (
    <div lang={options.language} className="wallet-dialog-note text-start text-text">
      <WalletPromises texts={options.texts.promises} className="max-w-80" />
    </div>
  );
}

"use client";

import { createContext, type ReactNode, use, useState } from "react";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { RemoveDialog } from "./remove-dialog";

type Remove = (saved: SavedAddressView) => void;

const RemovalContext = createContext<Remove | null>(null);

/** Holds the dialog that removes an address: its row may go first, where the answer was lost. */
export function Removal({ children }: { children: ReactNode }) {
  const [removing, setRemoving] = useState<SavedAddressView | null>(null);
  return (
    <RemovalContext value={setRemoving}>
      {children}
      {removing && <RemoveDialog saved={removing} onClose={() => setRemoving(null)} />}
    </RemovalContext>
  );
}

/** Asks whether an address shall go. */
export function useRemoval(): Remove {
  const remove = use(RemovalContext);
  if (!remove) throw new Error("No Removal above");
  return remove;
}

"use client";

import { Notice } from "@/app/_ui/notice";
import type { SavedAddressView } from "@/lib/wallet/saved-address";
import { useAddressBook } from "../address-book";

/** Says that there is nothing to add, and how to come to another address. */
export function AlreadySaved({ saved }: { saved: SavedAddressView }) {
  const t = useAddressBook().texts.saved.adding;
  return (
    <Notice tone="info" title={saved.label ? <bdi>{saved.label}</bdi> : undefined}>
      <p>{t.alreadySaved}</p>
    </Notice>
  );
}

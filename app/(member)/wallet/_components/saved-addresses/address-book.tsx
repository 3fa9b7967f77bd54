"use client";

import { createContext, type ReactNode, use, useRef } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { SAVED_ADDRESSES_HEADING_ID } from "../anchors";

interface AddressBookProps {
  /** All of them, of which a page is shown. */
  addresses: readonly SavedAddressView[];
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
}

interface AddressBook extends Readonly<AddressBookProps> {
  /** Opens the dialog that adds an address. */
  readonly add: () => void;
  readonly preloadAdd: () => void;
  /** Renders the list anew after a change. */
  readonly refresh: () => void;
}

const AddressBookContext = createContext<AddressBook | null>(null);

const loadDialog = withTexts(
  "addAddress",
  async () => (await import("./add/add-address-dialog")).default,
);

/** What the parts of the saved addresses share; it holds the dialog, which outlives the rows around it. */
export function AddressBook({
  addresses,
  locale,
  timeZone,
  children,
}: AddressBookProps & { children: ReactNode }) {
  const refresh = useQuietRefresh();
  const dialog = useLazyDialog<null>();
  const opener = useRef<Element | null>(null);

  const book: AddressBook = {
    addresses,
    locale,
    timeZone,
    preloadAdd: () => preloadDialog(loadDialog),
    add() {
      opener.current = document.activeElement;
      dialog.open(loadDialog, null);
    },
    refresh,
  };
  function onClose(): void {
    dialog.close();
    // The button is gone when the first address, or the connected one, has been saved.
    const { current } = opener;
    const button = current instanceof HTMLElement && current.isConnected ? current : null;
    (button ?? document.getElementById(SAVED_ADDRESSES_HEADING_ID))?.focus();
  }

  return (
    <AddressBookContext value={book}>
      {children}
      {dialog.opened && <dialog.opened.Dialog onClose={onClose} />}
    </AddressBookContext>
  );
}

/** What the address book around the component holds. */
export function useAddressBook(): AddressBook {
  const book = use(AddressBookContext);
  if (!book) throw new Error("No AddressBook above");
  return book;
}

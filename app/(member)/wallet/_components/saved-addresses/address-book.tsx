"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useMemo,
  useRef,
  useState,
} from "react";
import { preloadModal } from "@/app/_ui/overlay/modal";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { SAVED_ADDRESSES_HEADING_ID } from "../anchors";
import type { AddressBookTexts } from "./address-book-texts";

interface AddressBookProps {
  texts: AddressBookTexts;
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

const loadDialog = () => import("./add/add-address-dialog");

function preloadAdd(): void {
  // A failure shows when the dialog is opened.
  Promise.all([preloadModal(), loadDialog()]).catch(() => {});
}

/** What the parts of the saved addresses share; it holds the dialog, which outlives the rows around it. */
export function AddressBook({
  texts,
  addresses,
  locale,
  timeZone,
  children,
}: AddressBookProps & { children: ReactNode }) {
  const router = useRouter();
  const [open, setOpen] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null);
  const opener = useRef<Element | null>(null);

  const book = useMemo<AddressBook>(
    () => ({
      texts,
      addresses,
      locale,
      timeZone,
      preloadAdd,
      async add() {
        opener.current = document.activeElement;
        try {
          const { default: Dialog } = await loadDialog();
          setOpen({ Dialog });
        } catch {
          showErrorToast(texts.saved.cannotOpen, texts.close);
        }
      },
      refresh: () => startTransition(() => router.refresh()),
    }),
    [texts, addresses, locale, timeZone, router],
  );
  function onClose(): void {
    setOpen(null);
    // The button is gone when the first address, or the connected one, has been saved.
    const { current } = opener;
    const button = current instanceof HTMLElement && current.isConnected ? current : null;
    (button ?? document.getElementById(SAVED_ADDRESSES_HEADING_ID))?.focus();
  }

  return (
    <AddressBookContext value={book}>
      {children}
      {open && <open.Dialog onClose={onClose} />}
    </AddressBookContext>
  );
}

/** What the address book around the component holds. */
export function useAddressBook(): AddressBook {
  const book = use(AddressBookContext);
  if (!book) throw new Error("No AddressBook above");
  return book;
}

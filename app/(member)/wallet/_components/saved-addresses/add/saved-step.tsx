"use client";

import { localTime } from "@/app/_shell/local-time";
import { Button } from "@/app/_ui/button";
import { FactList } from "@/app/_ui/fact-list";
import { useModalClose } from "@/app/_ui/modal-close";
import { takeFocus } from "@/app/_ui/take-focus";
import { restsUntil, type SavedAddressView } from "@/lib/wallet/saved-address";
import { useAddressBook } from "../address-book";
import { savedAddressFacts } from "../saved-address-facts";

/** The address as the service keeps it, with the time from which withdrawals may go to it. */
export function SavedStep({ saved }: { saved: SavedAddressView }) {
  const { texts, locale, timeZone } = useAddressBook();
  const t = texts.saved.adding;
  const rest = restsUntil(saved, Date.now());
  const facts = [
    ...savedAddressFacts(saved, texts),
    {
      label: t.usableFrom,
      value: rest ? (
        <time dateTime={rest} className="figures">
          {localTime(rest, locale, timeZone)}
        </time>
      ) : (
        t.usableNow
      ),
    },
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-4 text-base">
        {rest ? t.savedText : t.savedUsableText}
      </p>
      <div className="rounded-button bg-raised px-4 py-3.5">
        <FactList facts={facts} />
      </div>
    </div>
  );
}

export function SavedFooter() {
  const t = useAddressBook().texts.saved.adding;
  return (
    <div className="grid">
      <Button tone="primary" size="hero" onClick={useModalClose()}>
        {t.done}
      </Button>
    </div>
  );
}

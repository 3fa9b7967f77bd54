"use client";

import type { MouseEvent } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { useModalClose } from "@/app/_ui/modal-close";
import { PAGES } from "@/lib/routes";
import { SAVED_ADDRESSES_ID } from "../anchors";
import { useMoney } from "../money-provider";

const HREF = `${PAGES.wallets.path}#${SAVED_ADDRESSES_ID}`;

/** Where addresses are added. */
export function NoAddress() {
  const { next, texts } = useMoney();
  const t = texts.withdraw;
  const close = useModalClose();

  // On the page that has the list no other document is loaded, so the modal has to leave by itself.
  function onClick(event: MouseEvent): void {
    if (window.location.pathname !== PAGES.wallets.path) return;
    event.preventDefault();
    next.current = HREF;
    close();
  }

  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{t.noAddressTitle}</p>
      <p className="text-md text-muted">{t.noAddressText}</p>
      <TextLink href={HREF} onClick={onClick}>
        {t.noAddressLink}
      </TextLink>
    </div>
  );
}

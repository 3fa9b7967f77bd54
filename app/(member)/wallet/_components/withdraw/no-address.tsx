"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { PAGES } from "@/lib/routes";
import { SAVED_ADDRESSES_ID } from "../anchors";
import { useMoney } from "../money-provider";

/** Where addresses are added. */
export function NoAddress() {
  const t = useMoney().texts.withdraw;
  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{t.noAddressTitle}</p>
      <p className="text-md text-muted">{t.noAddressText}</p>
      <TextLink href={`${PAGES.wallets.path}#${SAVED_ADDRESSES_ID}`}>{t.noAddressLink}</TextLink>
    </div>
  );
}

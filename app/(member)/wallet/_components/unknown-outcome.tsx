"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { Notice } from "@/app/_ui/notice";
import { PAGES } from "@/lib/routes";
import { useMoney } from "./money-provider";

/** Says that a sent order may or may not have been booked, and that sending it again is safe. */
export function UnknownOutcome({ isShown }: { isShown: boolean }) {
  const { texts } = useMoney();
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <Notice tone="warn">
          {texts.wallet.unknownOutcome}{" "}
          <TextLink href={PAGES.transactions.path}>{texts.wallet.checkTransactions}</TextLink>
        </Notice>
      )}
    </div>
  );
}

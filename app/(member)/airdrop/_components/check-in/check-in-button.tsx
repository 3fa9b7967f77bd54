"use client";

import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { checkIn } from "@/lib/domain/airdrop/client";
import { CHECK_IN_ID } from "../anchors";
import { creditedText } from "../credited-text";
import { useAirdropWrite } from "../use-airdrop-write";
import type { WriteTexts } from "../write-texts";

interface CheckInButtonProps {
  label: string;
  /** The UTC day, `YYYY-MM-DD`. */
  day: string;
  /** The member was valid when the page was rendered. */
  wasValid: boolean;
  locale: string;
  texts: WriteTexts;
}

/** Checks in for today, once, and says what it paid and whether it made the member valid. */
export function CheckInButton({ label, day, wasValid, locale, texts }: CheckInButtonProps) {
  const { order, isBusy, submit } = useAirdropWrite({
    kind: "checkIn",
    scope: "",
    mark: day,
    send: checkIn,
    successText({ reward, isValid, wallets }) {
      const paid = creditedText(texts, { amount: reward ?? "0", wallets, locale });
      return isValid && !wasValid ? `${texts.becameValid} ${paid}` : paid;
    },
    focusId: CHECK_IN_ID,
    facts: {},
    texts,
  });

  return (
    <>
      <Button tone="primary" isPending={isBusy} onClick={submit}>
        {label}
      </Button>
      <OrderNotice order={order} texts={texts.order} />
    </>
  );
}

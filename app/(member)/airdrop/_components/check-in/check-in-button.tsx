"use client";

import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { checkIn } from "@/lib/domain/airdrop/client";
import { CHECK_IN_ID } from "../anchors";
import { useAirdropWrite } from "../use-airdrop-write";

interface CheckInButtonProps {
  label: string;
  /** The UTC day, `YYYY-MM-DD`. */
  day: string;
  /** The member was valid when the page was rendered. */
  wasValid: boolean;
  locale: string;
}

/** Checks in for today, once, and says what it paid and whether it made the member valid. */
export function CheckInButton({ label, day, wasValid, locale }: CheckInButtonProps) {
  const { order, isBusy, submit } = useAirdropWrite({
    kind: "checkIn",
    scope: "",
    mark: day,
    send: checkIn,
    creditOf: ({ reward, isValid, wallets }) => ({
      amount: reward ?? "0",
      wallets,
      hasValidated: isValid === true && !wasValid,
    }),
    focusId: CHECK_IN_ID,
    facts: {},
    locale,
  });

  return (
    <>
      <Button tone="primary" isPending={isBusy} onClick={submit}>
        {label}
      </Button>
      <OrderNotice order={order} />
    </>
  );
}

"use client";

import { Button } from "@/app/_ui/button";
import { checkIn } from "@/lib/airdrop/client";
import { CHECK_IN_ID } from "../anchors";
import { creditedText } from "../credited-text";
import { useAirdropWrite } from "../use-airdrop-write";
import type { WriteTexts } from "../write-texts";

interface CheckInButtonProps {
  label: string;
  /** The member was valid when the page was rendered. */
  wasValid: boolean;
  locale: string;
  texts: WriteTexts;
}

/** Checks in for today, once, and says what it paid and whether it made the member valid. */
export function CheckInButton({ label, wasValid, locale, texts }: CheckInButtonProps) {
  const { isBusy, problem, run } = useAirdropWrite(texts, CHECK_IN_ID);

  const submit = () =>
    run(checkIn, ({ reward, isValid, wallets }) => {
      const paid = creditedText(texts, { amount: reward ?? "0", wallets, locale });
      return isValid && !wasValid ? `${texts.becameValid} ${paid}` : paid;
    });

  return (
    <>
      <Button tone="primary" isPending={isBusy} onClick={submit}>
        {label}
      </Button>
      <p role="alert" className="text-sm text-warn empty:hidden">
        {problem}
      </p>
    </>
  );
}

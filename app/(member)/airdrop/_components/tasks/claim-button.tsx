"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { claimTask } from "@/lib/airdrop/client";
import { BffError } from "@/lib/bff/client";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { taskTitleId } from "../anchors";
import { creditedText } from "../credited-text";
import { useAirdropWrite } from "../use-airdrop-write";
import type { ClaimTexts } from "./claim-texts";

interface ClaimButtonProps {
  taskId: string;
  title: string;
  /** What a claim pays now. */
  amount: string;
  /** The row says another amount, so that the button has to say its own. */
  saysAmount: boolean;
  locale: string;
  texts: ClaimTexts;
}

/** Claims what a task has earned, once; after that the answer and no older figure rules. */
export function ClaimButton({
  taskId,
  title,
  amount,
  saysAmount,
  locale,
  texts,
}: ClaimButtonProps) {
  const { isBusy, problem, run } = useAirdropWrite(texts, taskTitleId(taskId));
  const [isPaid, setPaid] = useState(false);
  const shown = formatFullAmount(amount, AIRDROP_SYMBOL, locale);

  async function claim(): Promise<void> {
    const answer = await run(
      () => claimTask(taskId),
      ({ claimed, wallets }) => creditedText(texts, { amount: claimed ?? amount, wallets, locale }),
    );
    if (answer !== null && !(answer instanceof BffError)) setPaid(true);
  }

  if (isPaid) return null;
  return (
    <div className="grid justify-items-end gap-1.5">
      <Button
        size="small"
        isPending={isBusy}
        aria-label={fillText(texts.claimNamed, { amount: shown, title })}
        onClick={claim}
      >
        {saysAmount ? fillText(texts.claimAmount, { amount: shown }) : texts.claim}
      </Button>
      <p role="alert" className="max-w-64 text-sm text-warn empty:hidden">
        {problem}
      </p>
    </div>
  );
}

"use client";

import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { fillText } from "@/app/_ui/text/fill-text";
import { claimTask } from "@/lib/domain/airdrop/client";
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
  const shown = formatFullAmount(amount, AIRDROP_SYMBOL, locale);
  const { order, isBusy, submit } = useAirdropWrite({
    kind: "claimTask",
    scope: taskId,
    send: (key) => claimTask(taskId, key),
    successText: ({ claimed, wallets }) =>
      creditedText(texts, { amount: claimed ?? amount, wallets, locale }),
    focusId: taskTitleId(taskId),
    facts: { subject: title, receive: { amount, symbol: AIRDROP_SYMBOL } },
    texts,
  });

  if (order.result) return null;
  return (
    <div className="grid justify-items-end gap-1.5">
      <Button
        size="small"
        isPending={isBusy}
        aria-label={fillText(texts.claimNamed, { amount: shown, title })}
        onClick={submit}
      >
        {saysAmount ? fillText(texts.claimAmount, { amount: shown }) : texts.claim}
      </Button>
      <div className="max-w-100 text-start empty:hidden">
        <OrderNotice order={order} texts={texts.order} />
      </div>
    </div>
  );
}

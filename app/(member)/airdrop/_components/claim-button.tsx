"use client";

import { useTranslations } from "next-intl";
import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { claimTask } from "@/lib/domain/airdrop/client";
import { formatFullAmount } from "@/lib/money/format";
import { useAirdropWrite } from "../../_components/use-airdrop-write";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";
import { taskTitleId } from "./anchors";

interface ClaimButtonProps {
  taskId: string;
  title: string;
  /** What a claim pays now. */
  amount: string;
  locale: string;
}

/** Claims what a task has earned, once; after that the answer and no older figure rules. */
export function ClaimButton({ taskId, title, amount, locale }: ClaimButtonProps) {
  const t = useTranslations("airdrop.tasks");
  const shown = formatFullAmount(amount, AIRDROP_SYMBOL, locale);
  const { order, isBusy, submit } = useAirdropWrite({
    kind: "claimTask",
    scope: taskId,
    send: (key, isRepeated) => claimTask(taskId, key, isRepeated),
    creditOf: ({ claimed, wallets }) => ({ amount: claimed ?? amount, wallets }),
    focusId: taskTitleId(taskId),
    facts: { subject: title, receive: { amount, symbol: AIRDROP_SYMBOL } },
    locale,
  });

  if (order.result) return null;
  return (
    <div className="grid justify-items-end">
      <Button
        size="small"
        isPending={isBusy}
        aria-label={t("claimNamed", { amount: shown, title })}
        onClick={submit}
      >
        {t("claim")}
      </Button>
      <div className="max-w-100 text-start *:not-empty:mt-1.5">
        <OrderNotice order={order} />
      </div>
    </div>
  );
}

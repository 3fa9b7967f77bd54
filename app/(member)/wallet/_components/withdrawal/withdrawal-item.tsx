"use client";

import { localTime } from "@/app/_shell/local-time";
import { Address } from "@/app/_ui/address";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { fillText } from "@/app/_ui/fill-text";
import { Timeline } from "@/app/_ui/timeline";
import { formatAmount } from "@/lib/money/format";
import { isOpen, type WithdrawalView, withdrawalSteps } from "@/lib/wallet/withdrawal";
import { useMoney } from "../money-provider";
import { CancelWithdrawal } from "./cancel-withdrawal";
import type { Withdrawals } from "./use-withdrawals";

const TONES = {
  requested: "warn",
  approved: "info",
  sent: "info",
  confirmed: "up",
  rejected: "down",
  cancelled: "neutral",
} as const;

interface WithdrawalItemProps {
  withdrawal: WithdrawalView;
  list: Withdrawals;
  /** The steps stand open also after the last one. */
  showsSteps?: boolean;
}

/** One withdrawal: what, where to, how far it is, and a way to cancel it while there is one. */
export function WithdrawalItem({ withdrawal, list, showsSteps = false }: WithdrawalItemProps) {
  const { locale, member, texts } = useMoney();
  const t = texts.withdraw;
  const { amount, fee, symbol, address, label, status, hash, reason } = withdrawal;
  const time = (at: string) => localTime(at, locale, member.timeZone);
  const steps = withdrawalSteps(withdrawal).map((step) => ({
    id: step.status,
    label: t.statuses[step.status],
    state: step.state,
    stateText: t.states[step.state],
    at: step.at && <time dateTime={step.at}>{time(step.at)}</time>,
    note: step.status === "rejected" && reason ? fillText(t.reason, { reason }) : undefined,
  }));
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">
            <Amount isPrivate raw={amount} text={formatAmount(amount, symbol, locale)} />
          </p>
          <p className="text-sm text-muted">
            {label && (
              <>
                <bdi>{label}</bdi>
                {" · "}
              </>
            )}
            <Address value={address} />
          </p>
          <p className="text-sm text-muted">
            {t.fee} <Amount isPrivate raw={fee} text={formatAmount(fee, symbol, locale)} />
          </p>
        </div>
        <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>
      </div>
      {showsSteps || isOpen(withdrawal) ? (
        <Timeline label={t.statusLabel} steps={steps} />
      ) : (
        <details className="text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted hover:text-text">
            {t.showSteps}
          </summary>
          <div className="pt-3">
            <Timeline label={t.statusLabel} steps={steps} />
          </div>
        </details>
      )}
      {hash && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {t.hash} <Address value={hash} copyTexts={copyTexts(texts.common)} />
          {withdrawal.isSimulated && <Badge>{t.simulated}</Badge>}
        </p>
      )}
      {isOpen(withdrawal) && withdrawal.canCancel && (
        <CancelWithdrawal id={withdrawal.id} list={list} />
      )}
    </article>
  );
}

function copyTexts({ copy, copied, copyFailed }: Record<"copy" | "copied" | "copyFailed", string>) {
  return { copy, copied, failed: copyFailed };
}

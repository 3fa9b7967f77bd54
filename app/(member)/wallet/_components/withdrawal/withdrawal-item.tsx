"use client";

import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { localTime } from "@/app/_shell/time/local-time";
import { ConfirmButton } from "@/app/_ui/control/confirm-button";
import { Badge } from "@/app/_ui/data/badge";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Timeline } from "@/app/_ui/data/timeline";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { Address } from "@/app/_ui/text/address";
import { Amount } from "@/app/_ui/text/amount";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";
import { isOpen, type WithdrawalView, withdrawalSteps } from "@/lib/domain/wallet/withdrawal";
import { formatAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import type { Withdrawals } from "./use-withdrawals";

interface CancelWithdrawalProps {
  id: string;
  list: Withdrawals;
}

/** Takes a withdrawal back after asking once more. */
function CancelWithdrawal({ id, list }: CancelWithdrawalProps) {
  const t = useTranslations("withdraw");
  const order = useTranslations("order");
  const { isPending, run } = useSingleFlight();

  async function cancel(): Promise<void> {
    await list.cancel(id);
    showSuccessToast(t("cancelled"));
  }

  function onFailure(error: unknown): void {
    showErrorToast(refusalText(error));
    list.refresh();
  }

  function refusalText(error: unknown): string {
    if (!(error instanceof BffError)) return t("cancelFailed");
    if (error.code === "CONFLICT") return t("cancelConflict");
    return isOutcomeUnknown(error) ? order("lost") : error.message || t("cancelFailed");
  }

  return (
    <div className="justify-self-start">
      <ConfirmButton
        texts={{
          ask: t("cancel"),
          question: t("cancelQuestion"),
          confirm: t("cancelConfirm"),
          cancel: t("cancelKeep"),
        }}
        isPending={isPending}
        onConfirm={() => run(cancel, onFailure)}
      />
    </div>
  );
}

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
  const { locale, member } = useMoney();
  const t = useTranslations("withdraw");
  const { amount, fee, symbol, address, label, status, hash, reason } = withdrawal;
  const time = (at: string) => localTime(at, locale, member.timeZone);
  const steps = withdrawalSteps(withdrawal).map((step) => ({
    id: step.status,
    label: t(`statuses.${step.status}`),
    state: step.state,
    stateText: t(`states.${step.state}`),
    at: step.at && <time dateTime={step.at}>{time(step.at)}</time>,
    note: step.status === "rejected" && reason ? t("reason", { reason }) : undefined,
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
            <Address isWhole value={address} />
          </p>
          <p className="text-sm text-muted">
            {t("fee")} <Amount isPrivate raw={fee} text={formatAmount(fee, symbol, locale)} />
          </p>
        </div>
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      </div>
      <CutFacts
        {...{ symbol, locale }}
        facts={[
          { label: t("amount"), raw: amount },
          { label: t("fee"), raw: fee },
        ]}
      />
      {showsSteps || isOpen(withdrawal) ? (
        <Timeline label={t("statusLabel")} steps={steps} />
      ) : (
        <details className="text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted hover:text-text">
            {t("showSteps")}
          </summary>
          <div className="pt-3">
            <Timeline label={t("statusLabel")} steps={steps} />
          </div>
        </details>
      )}
      {hash && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {t("hash")} <Address value={hash} copyName={t("hash")} />
          {withdrawal.isSimulated && <Badge>{t("simulated")}</Badge>}
        </p>
      )}
      {isOpen(withdrawal) && withdrawal.canCancel && (
        <CancelWithdrawal id={withdrawal.id} list={list} />
      )}
    </article>
  );
}

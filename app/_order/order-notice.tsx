"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { TextLink } from "@/app/_shell/forms/text-link";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import { TRANSACTIONS_PATH } from "@/lib/paths";
import type { OrderKind } from "./order-record";
import type { AnyOrder } from "./use-order";

interface OrderNoticeProps {
  order: AnyOrder;
  /** What sends the order again stands elsewhere, such as in the footer of a dialog. */
  hasOwnRepeat?: boolean;
  /** Said when a fresh read shows that it is over, where that says more than that. */
  settledText?: string;
}

/**
 * What is said about an order whose answer was lost: that nobody knows, how to find out, and in the end
 * that it is decided. Nothing while all is known.
 */
export function OrderNotice({ order, hasOwnRepeat = false, settledText }: OrderNoticeProps) {
  const t = useTranslations("order");
  const { phase, isPending } = order;
  return (
    <div
      role="alert"
      aria-busy={phase === "checking" || isPending || undefined}
      className="empty:hidden"
    >
      {order.isUndecided && <Undecided order={order} hasOwnRepeat={hasOwnRepeat} />}
      {phase === "settled" && (
        <Notice tone="info">
          {settledText ?? t("settled")} <Transactions order={order} />
        </Notice>
      )}
      {phase === "givenUp" && <Notice tone="info">{t("givenUp")}</Notice>}
    </div>
  );
}

function Undecided({
  order,
  hasOwnRepeat,
}: Required<Pick<OrderNoticeProps, "order" | "hasOwnRepeat">>) {
  const t = useTranslations("order");
  const { phase, isPending } = order;
  const isChecking = phase === "checking";
  // While it is asked for anew, the last one stays, and with it the button that was pressed.
  const [finding, setFinding] = useState(order.finding);
  if (!isChecking && finding !== order.finding) setFinding(order.finding);
  const isLapsed = phase === "lapsed";
  const isBusy = isChecking || isPending;
  const unlessBusy = (act: () => unknown) => () => {
    if (!isBusy) act();
  };
  return (
    <Notice tone="warn" title={t("undecided")}>
      <p>{t(isLapsed ? "lapsed" : order.record?.isWithheld ? "withheld" : "lost")}</p>
      {finding && <p className="mt-1 font-medium text-text">{t(`findings.${finding}`)}</p>}
      {order.refusal && order.secondsToWait > 0 && <HeldBack seconds={order.secondsToWait} />}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isLapsed ? (
          !hasOwnRepeat && (
            <Button size="small" onClick={order.forget}>
              {t("startAnew")}
            </Button>
          )
        ) : (
          <>
            <Button size="small" isPending={isChecking} onClick={unlessBusy(order.check)}>
              {t(isChecking ? "checking" : "checkAgain")}
            </Button>
            {!hasOwnRepeat && !order.record?.isWithheld && (
              <Button
                size="small"
                isPending={isPending}
                disabled={order.secondsToWait > 0}
                onClick={unlessBusy(order.repeat)}
              >
                {t(isPending ? "sending" : "sendAgain")}
              </Button>
            )}
            {finding === "unheard" && (
              <Button size="small" tone="quiet" onClick={unlessBusy(order.giveUp)}>
                {t("giveUp")}
              </Button>
            )}
          </>
        )}
        <Transactions order={order} />
      </div>
    </Notice>
  );
}

/** Said with what is said around it when it begins, and counted down in silence. */
function HeldBack({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return (
    <div aria-live={seconds < first ? "off" : undefined}>
      <WaitLine seconds={seconds} />
    </div>
  );
}

/** They move nothing, so that no transaction tells of them. */
const UNBOOKED: readonly OrderKind[] = ["plan", "placeMember", "listMachine", "cancelListing"];

function Transactions({ order: { kind } }: Pick<OrderNoticeProps, "order">) {
  const t = useTranslations("order");
  if (UNBOOKED.includes(kind)) return null;
  return <TextLink href={TRANSACTIONS_PATH}>{t("checkTransactions")}</TextLink>;
}

interface OrderProblemProps extends OrderNoticeProps {
  /** Why nothing was booked, unless that is told elsewhere. */
  error: string | null;
}

/** Below the form of an order: why it was refused, or that nobody knows. */
export function OrderProblem({ error, ...notice }: OrderProblemProps) {
  return (
    <>
      <FormError text={notice.order.isUndecided ? null : error} />
      <OrderNotice {...notice} />
    </>
  );
}

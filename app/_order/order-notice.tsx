"use client";

import { FormError } from "@/app/_shell/forms/form-error";
import { TextLink } from "@/app/_shell/forms/text-link";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import { PAGES } from "@/lib/routes";
import type { OrderTexts } from "./order-texts";
import type { AnyOrder } from "./use-order";

interface OrderNoticeProps {
  order: AnyOrder;
  texts: OrderTexts;
  /** What sends the order again stands elsewhere, such as in the footer of a dialog. */
  hasOwnRepeat?: boolean;
}

/**
 * What is said about an order whose answer was lost: that nobody knows, how to find out, and in the end
 * that it is decided. Nothing while all is known.
 */
export function OrderNotice({ order, texts, hasOwnRepeat = false }: OrderNoticeProps) {
  const { phase } = order;
  return (
    <div role="alert" className="empty:hidden">
      {order.isUndecided && <Undecided order={order} texts={texts} hasOwnRepeat={hasOwnRepeat} />}
      {phase === "settled" && (
        <Notice tone="info">
          {texts.settled} <Transactions texts={texts} />
        </Notice>
      )}
      {phase === "givenUp" && <Notice tone="info">{texts.givenUp}</Notice>}
    </div>
  );
}

function Undecided({ order, texts, hasOwnRepeat }: Required<OrderNoticeProps>) {
  const { phase, finding, isPending } = order;
  const isChecking = phase === "checking";
  const isLapsed = phase === "lapsed";
  const isBusy = isChecking || isPending;
  const unlessBusy = (act: () => unknown) => () => {
    if (!isBusy) act();
  };
  return (
    <Notice tone="warn" title={texts.undecided}>
      <p>{isLapsed ? texts.lapsed : order.record?.isWithheld ? texts.withheld : texts.lost}</p>
      {finding && <p className="mt-1 font-medium text-text">{texts.findings[finding]}</p>}
      {order.refusal && order.secondsToWait > 0 && (
        <WaitLine text={texts.tryAgainIn} seconds={order.secondsToWait} />
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isLapsed ? (
          !hasOwnRepeat && (
            <Button size="small" onClick={order.forget}>
              {texts.startAnew}
            </Button>
          )
        ) : (
          <>
            <Button size="small" isPending={isChecking} onClick={unlessBusy(order.check)}>
              {isChecking ? texts.checking : texts.checkAgain}
            </Button>
            {!hasOwnRepeat && !order.record?.isWithheld && (
              <Button
                size="small"
                isPending={isPending}
                disabled={order.secondsToWait > 0}
                onClick={unlessBusy(order.repeat)}
              >
                {isPending ? texts.sending : texts.sendAgain}
              </Button>
            )}
            {finding === "unheard" && (
              <Button size="small" tone="quiet" onClick={unlessBusy(order.giveUp)}>
                {texts.giveUp}
              </Button>
            )}
          </>
        )}
        <Transactions texts={texts} />
      </div>
    </Notice>
  );
}

function Transactions({ texts }: { texts: OrderTexts }) {
  return <TextLink href={PAGES.transactions.path}>{texts.checkTransactions}</TextLink>;
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

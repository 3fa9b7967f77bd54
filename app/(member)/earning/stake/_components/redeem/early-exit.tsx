"use client";

import { localTime } from "@/app/_shell/time/local-time";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { fillText } from "@/app/_ui/text/fill-text";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { useStaking } from "../staking-provider";
import type { Redemption } from "./use-redeem";

interface EarlyExitProps {
  order: Redemption;
  position: PositionView;
  exit: NonNullable<PositionView["earlyExit"]>;
}

/** What leaving a locked position returns and forfeits, accepted by name before anything is sent. */
export function EarlyExit({ order, position, exit }: EarlyExitProps) {
  const { locale, symbol, timeZone, texts } = useStaking();
  const t = texts.redeem;
  const { maturesAt } = position;
  const hasRewards = !isZero(exit.forfeited);
  const forfeited = formatFullAmount(exit.forfeited, symbol, locale);
  return (
    <>
      <FactList
        facts={[
          { label: t.returned, value: <AmountLine isPrivate raw={exit.returned} /> },
          {
            label: t.forfeited,
            value: (
              <AmountLine
                isPrivate
                raw={exit.forfeited}
                className={hasRewards ? "text-down" : ""}
              />
            ),
          },
        ]}
      />
      {maturesAt && (
        <Notice tone="warn">
          {fillText(t.wait, { date: localTime(maturesAt, locale, timeZone) })}
        </Notice>
      )}
      <Checkbox
        ref={order.field}
        label={
          <span className="wrap-anywhere">
            {hasRewards ? fillText(t.accept, { amount: forfeited }) : t.acceptNothing}
          </span>
        }
        checked={order.isAccepted}
        disabled={order.isFrozen}
        onChange={(event) => order.setAccepted(event.target.checked)}
        error={order.acceptError ?? undefined}
      />
    </>
  );
}

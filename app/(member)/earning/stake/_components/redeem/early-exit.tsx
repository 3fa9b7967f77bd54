"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatApart } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { useStaking } from "../staking-provider";
import type { Redemption } from "./use-redeem";

interface EarlyExitProps {
  redemption: Redemption;
  exit: NonNullable<PositionView["earlyExit"]>;
}

/** What leaving a locked position returns and forfeits, accepted by name before anything is sent. */
export function EarlyExit({ redemption, exit }: EarlyExitProps) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.redeem");
  const { before, isFrozen, position } = redemption;
  const { maturesAt } = position;
  const hasRewards = !isZero(exit.forfeited);
  const [earlier, forfeited] = formatApart([before ?? "0", exit.forfeited], symbol, locale);
  return (
    <>
      <div role="alert" className="empty:hidden">
        {before !== null && (
          <Notice tone="warn">
            {t("changed", {
              before: earlier,
              now: forfeited,
            })}
          </Notice>
        )}
      </div>
      <AllDigits>
        <FactList
          facts={[
            { label: t("returned"), value: <AmountLine isPrivate raw={exit.returned} /> },
            {
              label: t("forfeited"),
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
      </AllDigits>
      {maturesAt && (
        <Notice tone="warn">{t("wait", { date: localTime(maturesAt, locale, timeZone) })}</Notice>
      )}
      <Checkbox
        name="isAccepted"
        ref={redemption.acceptRef}
        label={
          <span className="wrap-anywhere">
            {hasRewards ? t("accept", { amount: forfeited }) : t("acceptNothing")}
          </span>
        }
        checked={redemption.isAccepted}
        disabled={isFrozen}
        onChange={(event) => redemption.setAccepted(event.target.checked)}
        error={redemption.acceptError}
      />
    </>
  );
}

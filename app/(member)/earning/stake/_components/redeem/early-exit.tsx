"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import { formatApart } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { BeforeAfter } from "../before-after";
import { useStaking } from "../staking-provider";
import type { Redemption } from "./use-redeem";

/** What leaving a locked position or a part of it returns and forfeits, accepted by name before anything is sent. */
export function EarlyExit({ redemption }: { redemption: Redemption }) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.redeem");
  const { before, exit, isFrozen, position, quote } = redemption;
  const { maturesAt } = position;
  if (!exit) return <p className="text-md text-muted">{t("enterPart")}</p>;
  const hasRewards = !isZero(exit.forfeited);
  const [earlier, forfeited] = formatApart([before ?? "0", exit.forfeited], symbol, locale);
  const acceptNothing = quote ? t("acceptPart") : t("acceptNothing");
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
        <div className="grid gap-4">
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
          {quote && <BeforeAfter quote={quote} />}
        </div>
      </AllDigits>
      {maturesAt && (
        <Notice tone="warn">{t("wait", { date: localTime(maturesAt, locale, timeZone) })}</Notice>
      )}
      <Checkbox
        name="isAccepted"
        ref={redemption.acceptRef}
        label={
          <span className="wrap-anywhere">
            {hasRewards ? t("accept", { amount: forfeited }) : acceptNothing}
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

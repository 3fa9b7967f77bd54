import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { PredictionPosition } from "@/lib/contract/prediction";
import { positionOutcome } from "@/lib/domain/prediction/outcome";
import { formatAmount, formatSignedAmount, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { DIRECTION_COLOURS, SideSign } from "../side-sign";
import { STAKE_SYMBOL } from "../stake-symbol";

const TONES: Readonly<Record<PredictionPosition["status"], BadgeTone>> = {
  open: "violet",
  won: "up",
  lost: "down",
  refunded: "neutral",
};

interface PositionRowProps {
  position: PredictionPosition;
  timeZone: string;
}

/** One entry with what came of it. */
export async function PositionRow({ position, timeZone }: PositionRowProps) {
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations("prediction.history"),
    getTranslations("prediction.round"),
  ]);
  const { epoch, side, amount, status, payout, net, enteredAt, lockPrice, closePrice } = position;
  const outcome = positionOutcome(position);
  return (
    <TableCard
      title={
        <>
          <span className="figures block text-base font-medium">{t("roundName", { epoch })}</span>
          <span className="block text-sm text-muted">
            <MemberTime at={enteredAt} timeZone={timeZone} />
          </span>
        </>
      }
    >
      <TableCell label={t("side")}>
        <span className={`inline-flex items-center gap-1 font-semibold ${DIRECTION_COLOURS[side]}`}>
          <SideSign direction={side} size={14} />
          {words(`sides.${side}`)}
        </span>
      </TableCell>
      <TableCell label={t("stake")}>
        <Amount isPrivate raw={amount} text={formatAmount(amount, STAKE_SYMBOL, locale)} />
      </TableCell>
      <TableCell label={t("prices")}>
        {lockPrice || closePrice ? (
          <span className="grid">
            {[lockPrice, closePrice].map((price, index) => (
              <span
                key={index === 0 ? "lock" : "close"}
                className={index === 0 ? "text-muted" : ""}
              >
                {price ? (
                  <Amount raw={price} text={formatUsd(price, locale)} />
                ) : (
                  <NoValue text={t("pending")} />
                )}
              </span>
            ))}
          </span>
        ) : (
          <NoValue text={t("pending")} />
        )}
      </TableCell>
      <TableCell label={t("payout")}>
        {payout === null || payout === undefined ? (
          <NoValue text={t("pending")} />
        ) : (
          <Amount isPrivate raw={payout} text={formatAmount(payout, STAKE_SYMBOL, locale)} />
        )}
      </TableCell>
      <TableCell label={t("result")}>
        <span className="inline-grid justify-items-end gap-1">
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
            {status !== "refunded" && outcome && (
              <span className="text-sm text-muted">{words(`outcomes.${outcome}`)}</span>
            )}
            <Badge tone={TONES[status]}>
              {status === "refunded" && outcome
                ? words(`outcomes.${outcome}`)
                : t(`statuses.${status}`)}
            </Badge>
          </span>
          {net && !isZero(net) && (
            <Amount
              isPrivate
              raw={net}
              text={formatSignedAmount(net, STAKE_SYMBOL, locale)}
              className={net.startsWith("-") ? "text-down" : "text-up"}
            />
          )}
        </span>
      </TableCell>
    </TableCard>
  );
}

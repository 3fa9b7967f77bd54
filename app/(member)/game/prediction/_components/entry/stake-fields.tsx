"use client";

import { useTranslations } from "next-intl";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Segmented } from "@/app/_ui/control/segmented";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { usePredictionBoard } from "../board-provider";
import { DIRECTION_COLOURS, SideSign } from "../side-sign";
import { STAKE_SYMBOL } from "../stake-symbol";
import type { StakeForm } from "./use-stake";

const SIDES = ["up", "down"] as const satisfies readonly PredictionSide[];
const SHARES = [10, 25, 50] as const;

/** Side and amount. */
export function StakeFields({ stake }: { stake: StakeForm }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const words = useTranslations("prediction.round");
  const board = useTranslations("prediction.board");
  const { bounds } = stake;
  const bound = (raw: string) => formatFullAmount(raw, STAKE_SYMBOL, locale);
  return (
    <>
      <fieldset disabled={stake.isFrozen} className="contents">
        <Segmented
          label={t("side")}
          name="side"
          value={stake.side}
          options={SIDES.map((side) => ({
            value: side,
            label: words(`sides.${side}`),
            icon: (
              <span className={DIRECTION_COLOURS[side]}>
                <SideSign direction={side} />
              </span>
            ),
          }))}
          onChange={stake.chooseSide}
        />
      </fieldset>
      <AmountField
        {...stake.field}
        label={t("amount")}
        hint={t("bounds", {
          minimum: bound(bounds.minimum),
          maximum: bound(bounds.maximum),
        })}
        symbol={STAKE_SYMBOL}
        available={bounds.balance}
        maximum={stake.most}
        whole={bounds.balance}
        shares={SHARES}
        readOnly={stake.isFrozen}
        remedy={
          stake.isShort && (
            <p className="-mt-2 text-sm">
              <TextLink href={walletPath(STAKE_SYMBOL)}>{board("getMerlin")}</TextLink>
            </p>
          )
        }
        locale={locale}
        sharesLabel={t("sharesLabel")}
      />
    </>
  );
}

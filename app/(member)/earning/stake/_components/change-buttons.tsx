"use client";

import { useTranslations } from "next-intl";
import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { takesAddition, termsToExtend } from "@/lib/domain/staking/change";
import type { PositionView } from "@/lib/domain/staking/position";
import { useStaking } from "./staking-provider";

interface ChangeButtonsProps {
  position: PositionView;
  name: string;
}

/** The ways to add to a running position and to extend it, as far as its product has them. */
export function ChangeButtons({ position, name }: ChangeButtonsProps) {
  const { now, open, preload, products } = useStaking();
  const t = useTranslations("staking.change");
  const leaveDetails = useModalClose();
  const scope = position.id;
  const isAdditionUndecided = useUndecided({ kind: "addStake", scope });
  const isExtensionUndecided = useUndecided({ kind: "extendStake", scope });
  const canExtend = termsToExtend(position, products, new Date(now)).length > 0;
  const ways = [
    ["add", takesAddition(position, products) || isAdditionUndecided],
    ["extend", canExtend || isExtensionUndecided],
  ] as const;
  return ways.map(
    ([way, isShown]) =>
      isShown && (
        <Button
          key={way}
          size="hero"
          aria-haspopup="dialog"
          onPointerEnter={() => preload("change")}
          onFocus={() => preload("change")}
          onClick={() => {
            leaveDetails();
            open({ kind: "change", way, position, name });
          }}
        >
          {t(way)}
        </Button>
      ),
  );
}

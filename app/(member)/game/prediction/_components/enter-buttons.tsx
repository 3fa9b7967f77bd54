"use client";

import type { Side } from "@/lib/prediction/payout";
import { useBoard } from "./board-provider";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";
import { useStakeDesk } from "./stake-desk";

const SIDES = ["up", "down"] as const satisfies readonly Side[];

/** The two sides of an open round, each opening the stake dialog. */
export function EnterButtons({ epoch }: { epoch: number }) {
  const t = useBoard().texts.round;
  const { open, preload } = useStakeDesk();
  return (
    <div className="grid grid-cols-2 gap-2">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => open(epoch, side)}
          className={`flex min-h-11 items-center justify-center gap-1.5 rounded-button border border-current px-2 py-2 text-md leading-snug font-semibold transition-colors hover:border-text ${DIRECTION_TINTS[side]} ${DIRECTION_COLOURS[side]}`}
        >
          <SideSign direction={side} />
          {t.enter[side]}
        </button>
      ))}
    </div>
  );
}

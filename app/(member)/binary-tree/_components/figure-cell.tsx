"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import type { Side } from "@/lib/binary-tree/tree";
import type { TreeNode } from "@/lib/contract/tree";
import { formatPoints } from "@/lib/money/format";
import { useBoard } from "./board-context";
import { countText } from "./count-text";
import { FIGURE_ORDER, type Figure, ROLES } from "./row-style";

function FigureCell({ figure, children }: { figure: Figure; children: ReactNode }) {
  const { t } = useBoard();
  const noValue = useTranslations("common")("notAvailable");
  return (
    <td
      {...ROLES.gridcell}
      className={`flex gap-1.5 text-sm md:block md:text-end md:text-md ${FIGURE_ORDER[figure]}`}
    >
      <span className="text-muted md:hidden">{t(`column.${figure}`)}</span>
      {children ?? <NoValue text={noValue} />}
    </td>
  );
}

/** How many members a leg has, and its volume where there is room. */
export function LegCell({ side, leg }: { side: Side; leg: TreeNode["left"] }) {
  const { locale } = useBoard();
  return (
    <FigureCell figure={side}>
      {leg && (
        <>
          <bdi className="figures font-medium">{countText(leg.count, locale)}</bdi>
          {leg.volume != null && (
            <span className="hidden text-sm text-muted md:block">
              <Amount raw={leg.volume} text={formatPoints(leg.volume, locale)} />
            </span>
          )}
        </>
      )}
    </FigureCell>
  );
}

/** Points of a member's own purchases. */
export function VolumeCell({ volume }: { volume: string | null }) {
  const { locale } = useBoard();
  return (
    <FigureCell figure="volume">
      {volume !== null && (
        <Amount raw={volume} text={formatPoints(volume, locale)} className="font-medium" />
      )}
    </FigureCell>
  );
}

"use client";

import { UserPlus } from "lucide";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import type { ShownRow } from "@/lib/binary-tree/shown";
import { preloadCreateDownline } from "../../_components/create-downline/create-downline-modal";
import { useBoard, useTreeState } from "./board-context";
import { useLayers } from "./board-layers";
import { indent, ROLES, ROW_STYLE } from "./row-style";
import { freeSeatWords, seatWords } from "./seat-words";

/** A seat without a loaded member as a line of the table: a free one can be filled from here. */
export function FreeRow({ row: { seat, parent, side, level } }: { row: ShownRow }) {
  const { t, ownUsername } = useBoard();
  const { tree } = useTreeState();
  const { openSeat } = useLayers();
  if (parent === null || side === null) return null;
  const words = freeSeatWords(parent === ownUsername, parent, side, t);
  const isNamed = tree.members.get(parent)?.node.username != null;
  return (
    <tr {...ROLES.row} aria-level={level} className={ROW_STYLE}>
      <td {...ROLES.gridcell} className="flex min-w-0 items-center" style={indent(level)}>
        {seat.kind === "free" && isNamed ? (
          <Button
            size="small"
            tone="quiet"
            data-row-action
            aria-haspopup="dialog"
            aria-label={words.long}
            onPointerEnter={preloadCreateDownline}
            onFocus={preloadCreateDownline}
            onClick={() => openSeat(parent, side)}
            className="border border-dashed border-line-strong"
          >
            <Icon node={UserPlus} size={16} />
            {words.short}
          </Button>
        ) : (
          <span className="text-md text-muted">
            {seat.kind === "free" ? t("freeSeat") : t("notLoaded")}
          </span>
        )}
      </td>
      <td {...ROLES.gridcell} className="text-sm text-muted">
        {seatWords(parent, side, t)}
      </td>
    </tr>
  );
}

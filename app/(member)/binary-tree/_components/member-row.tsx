"use client";

import { ChevronRight } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/app/_ui/data/avatar";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { Leg } from "@/lib/contract/team/team-member";
import type { TreeNode } from "@/lib/contract/team/tree";
import type { ShownRow } from "@/lib/domain/binary-tree/shown";
import { formatPoints } from "@/lib/money/format";
import { useTreeBoard, useTreeState } from "./board-context";
import { useLayers } from "./board-layers";
import { countText } from "./count-text";
import { placeInSet } from "./row-keys";
import { FIGURE_ORDER, type Figure, indent, ROLES, ROW_STYLE } from "./row-style";
import { nameOf, seatWords } from "./seat-words";
import { TreeStatusBadge } from "./status-badge";

function FigureCell({ figure, children }: { figure: Figure; children: ReactNode }) {
  const { t } = useTreeBoard();
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
function LegCell({ side, leg }: { side: Leg; leg: TreeNode["left"] }) {
  const { locale } = useTreeBoard();
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
function VolumeCell({ volume }: { volume: string | null }) {
  const { locale } = useTreeBoard();
  return (
    <FigureCell figure="volume">
      {volume !== null && (
        <Amount raw={volume} text={formatPoints(volume, locale)} className="font-medium" />
      )}
    </FigureCell>
  );
}

function FoldButton({ memberKey, name }: { memberKey: string; name: string }) {
  const { store, t } = useTreeBoard();
  const { unfolded, loading } = useTreeState();
  const isUnfolded = unfolded.has(memberKey);
  return (
    <button
      type="button"
      data-row-action
      aria-label={t(isUnfolded ? "fold" : "unfold", { username: name })}
      aria-busy={loading.has(memberKey) || undefined}
      onClick={() => store.toggle(memberKey)}
      className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised aria-busy:animate-pulse"
    >
      <Icon
        node={ChevronRight}
        size={18}
        className={isUnfolded ? "rotate-90" : "rtl:-scale-x-100"}
      />
    </button>
  );
}

function DetailsButton({ node, memberKey }: { node: TreeNode; memberKey: string }) {
  const { t } = useTreeBoard();
  const { openMember } = useLayers();
  const name = nameOf(node, t("unnamed"));
  return (
    <div className="relative flex min-h-11 min-w-0 items-center gap-3">
      <Avatar name={node.fullName ?? name} size={32} src={node.avatar?.completedUrl} />
      <div className="min-w-0">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t("details", { username: name })}
          onClick={() => openMember(memberKey)}
          className="block max-w-full truncate text-start text-md font-semibold after:absolute after:inset-0 hover:text-accent-text"
        >
          <bdi dir="ltr">{name}</bdi>
        </button>
        {node.fullName && node.username && (
          <bdi className="block truncate text-sm text-muted">{node.fullName}</bdi>
        )}
      </div>
    </div>
  );
}

/** A member as a line of the table, with the level, the way to unfold the branch and to open the card. */
export function MemberRow({ row, memberKey }: { row: ShownRow; memberKey: string }) {
  const { t } = useTreeBoard();
  const { tree, unfolded, revealed } = useTreeState();
  const node = tree.members.get(memberKey)?.node;
  if (!node) return null;
  return (
    <tr
      {...ROLES.row}
      {...placeInSet(row)}
      aria-level={row.level}
      aria-expanded={unfolded.has(memberKey)}
      aria-selected={revealed?.key === memberKey || undefined}
      className={`${ROW_STYLE} aria-selected:bg-raised`}
    >
      <td
        {...ROLES.gridcell}
        className="flex min-w-0 basis-full items-center gap-1"
        style={indent(row.level)}
      >
        <FoldButton memberKey={memberKey} name={nameOf(node, t("unnamed"))} />
        <DetailsButton node={node} memberKey={memberKey} />
      </td>
      <td {...ROLES.gridcell} className="text-sm text-muted">
        {seatWords(row.parent, row.side, t)}
      </td>
      <td {...ROLES.gridcell}>
        <TreeStatusBadge node={node} />
      </td>
      <LegCell side="left" leg={node.left} />
      <LegCell side="right" leg={node.right} />
      <VolumeCell volume={node.personalVolume ?? null} />
    </tr>
  );
}

"use client";

import { UserPlus } from "lucide";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { rowsOf, type ShownRow } from "@/lib/domain/binary-tree/shown";
import { preloadCreateDownline } from "../../_components/create-downline/load-create-downline";
import { useTreeBoard, useTreeState } from "./board-context";
import { useLayers } from "./board-layers";
import { MemberRow } from "./member-row";
import { placeInSet, rowMove } from "./row-keys";
import { FIGURE_ORDER, indent, ROLES, ROW_STYLE, TABLE_COLUMNS } from "./row-style";
import { freeSeatWords, seatWords } from "./seat-words";

/** A seat without a loaded member as a line of the table: a free one can be filled from here. */
function FreeRow({ row }: { row: ShownRow }) {
  const { seat, parent, side, level } = row;
  const { t, ownUsername } = useTreeBoard();
  const { tree } = useTreeState();
  const { openSeat } = useLayers();
  if (parent === null || side === null) return null;
  const words = freeSeatWords(parent === ownUsername, parent, side, t);
  const isNamed = tree.members.get(parent)?.node.username != null;
  return (
    <tr {...ROLES.row} {...placeInSet(row)} aria-level={level} className={ROW_STYLE}>
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

/** Rows that are rendered at once; a browser cannot hold thousands of them lightly. */
const PAGE_ROWS = 200;
const FIRST_ROWS = { from: 0, to: PAGE_ROWS };

/** The control of the line that a move leads to, or of the next one that has any. */
function controlAt(lines: readonly Element[], from: number, by: number): HTMLElement | null {
  for (let at = from; lines[at]; at += by) {
    const control = lines[at]?.querySelector<HTMLElement>("button[data-row-action]");
    if (control) return control;
  }
  return null;
}

/** Which rows are rendered; a member that was looked for is brought in sight with the rows around them, and gets the focus. */
function useShownRows(isStandIn: boolean) {
  const { tree, unfolded, revealed, extent } = useTreeState();
  const [range, setRange] = useState(FIRST_ROWS);
  const [asked, setAsked] = useState(extent);
  // What shows everybody, or folds back, begins at the top.
  if (extent !== asked) {
    setAsked(extent);
    setRange(FIRST_ROWS);
  }
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRef(revealed);
  const rows = useMemo(() => rowsOf(tree, unfolded, range.to + 1), [tree, unfolded, range]);
  const from = range.from < rows.length ? range.from : 0;
  useEffect(() => {
    if (isStandIn || revealed === null || revealed === shown.current) return;
    const all = rowsOf(tree, unfolded, Number.POSITIVE_INFINITY);
    const at = all.findIndex(({ key }) => key === revealed.key);
    if (at < 0) return;
    if (at < from || at >= range.to) {
      const first = at - (at % PAGE_ROWS);
      setRange({ from: first, to: first + PAGE_ROWS });
      return;
    }
    shown.current = revealed;
    const details =
      body.current?.children[at - from]?.querySelector<HTMLElement>("[aria-haspopup]");
    details?.scrollIntoView({ block: "center" });
    details?.focus({ preventScroll: true });
  }, [isStandIn, revealed, tree, unfolded, from, range]);
  return {
    body,
    rows: rows.slice(from, range.to),
    showEarlier: from > 0 && (() => setRange({ ...range, from: Math.max(0, from - PAGE_ROWS) })),
    showLater: rows.length > range.to && (() => setRange({ from, to: range.to + PAGE_ROWS })),
  };
}

function MoreRows({ onPress }: { onPress: () => void }) {
  const { t } = useTreeBoard();
  return (
    <div className="grid justify-center p-5">
      <Button onClick={onPress}>{t("moreRows")}</Button>
    </div>
  );
}

/**
 * The tree as a table: each member above the own branch, with the same actions as the drawing.
 *
 * @param isStandIn whether the drawing may take its place any moment
 */
export function TreeTable({ isStandIn }: { isStandIn: boolean }) {
  const { store, t } = useTreeBoard();
  const { unfolded } = useTreeState();
  const { body, rows, showEarlier, showLater } = useShownRows(isStandIn);
  const headings = [
    { text: t("column.member"), style: "text-start" },
    { text: t("column.seat"), style: "text-start" },
    { text: t("column.status"), style: "text-start" },
    { text: t("column.left"), style: `text-end ${FIGURE_ORDER.left}` },
    { text: t("column.right"), style: `text-end ${FIGURE_ORDER.right}` },
    { text: t("column.volume"), style: `text-end ${FIGURE_ORDER.volume}` },
  ];
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const line = (event.target as HTMLElement).closest("tbody > [role=row]");
    const lines = [...(line?.parentElement?.children ?? [])];
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const move = line && rowMove(event.key, lines.indexOf(line), rows, unfolded, isRtl);
    if (!move) return;
    event.preventDefault();
    if ("toggle" in move) store.toggle(move.toggle);
    else controlAt(lines, move.to, move.by)?.focus();
  }

  return (
    <>
      {showEarlier && <MoreRows onPress={showEarlier} />}
      <table
        {...ROLES.treegrid}
        aria-label={t("tableLabel")}
        onKeyDown={onKeyDown}
        className="block"
      >
        <thead {...ROLES.rowgroup} className="sr-only md:not-sr-only md:block">
          <tr
            {...ROLES.row}
            className={`border-b border-line px-6 py-3 text-sm text-faint ${TABLE_COLUMNS}`}
          >
            {headings.map(({ text, style }) => (
              <th key={text} {...ROLES.columnheader} scope="col" className={`font-medium ${style}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...ROLES.rowgroup} className="block">
          {rows.map((row) =>
            row.seat.kind === "member" ? (
              <MemberRow key={row.key} row={row} memberKey={row.seat.key} />
            ) : (
              <FreeRow key={row.key} row={row} />
            ),
          )}
        </tbody>
      </table>
      {showLater && <MoreRows onPress={showLater} />}
    </>
  );
}

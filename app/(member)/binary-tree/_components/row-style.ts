/** The columns from 852 px up; on a phone the facts stand below the name. */
export const TABLE_COLUMNS =
  "md:grid md:grid-cols-[minmax(0,2.6fr)_minmax(0,1.5fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)] md:items-center md:gap-x-4";

export const ROW_STYLE = `flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line px-5 py-2.5 not-first:border-t md:px-6 ${TABLE_COLUMNS}`;

/* Spelt out, because an element that is laid out as a grid loses its own role in some browsers. */
export const ROLES = {
  treegrid: { role: "treegrid" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  gridcell: { role: "gridcell" },
} as const;

/* Where the table is mirrored, the left leg's column still stands left of the right leg's. */
export const FIGURE_ORDER = {
  left: "md:rtl:order-2",
  right: "md:rtl:order-1",
  volume: "md:rtl:order-3",
} as const;

export type Figure = keyof typeof FIGURE_ORDER;

const MOST_STEPS = 12;

/** How far a row is set in; deep levels share the last step, or a phone would show nothing else. */
export function indent(level: number): { paddingInlineStart: string } {
  return { paddingInlineStart: `${Math.min(level - 1, MOST_STEPS) * 0.875}rem` };
}

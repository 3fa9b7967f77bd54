"use client";

/** How pieces look that share a class and a colour. */
export interface PieceLook {
  readonly className: string;
  /** In CSS; absent for the drawing's own. */
  readonly color?: string;
}

/** Its middle, its top and its height in percent of the drawing, and the number of its look. */
export type DrawnPiece = readonly [left: number, top: number, height: number, look: number];

interface BarPiecesProps {
  looks: readonly PieceLook[];
  pieces: readonly DrawnPiece[];
}

/** Hundreds of pieces, of which four figures each travel beside the markup. */
export function BarPieces({ looks, pieces }: BarPiecesProps) {
  return pieces.map(([left, top, height, look], index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      key={index}
      className={looks[look]?.className}
      style={{
        left: `${left}%`,
        top: `${top}%`,
        height: `${height}%`,
        color: looks[look]?.color,
      }}
    />
  ));
}

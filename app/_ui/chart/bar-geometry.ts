import { barScale, heightOf, type Scale } from "./scale.ts";

/** A piece of a bar, in percent of the drawing from its top. */
export interface BarPiece {
  readonly key: string;
  readonly top: number;
  readonly height: number;
  /** It ends its bar upwards or downwards, and so is rounded there. */
  readonly end: "top" | "bottom" | null;
}

export interface BarPart {
  readonly key: string;
  /** A plain decimal string, turned into a number for drawing only. */
  readonly value: string;
}

interface Pieces {
  readonly pieces: readonly BarPiece[];
  readonly above: number;
  readonly below: number;
}

const sizeOf = (value: string) => (Number.isFinite(Number(value)) ? Number(value) : 0);

function stack(parts: readonly BarPart[], scale: Scale): Pieces {
  let above = 0;
  let below = 0;
  const pieces = parts
    .map(({ key, value }) => ({ key, size: sizeOf(value) }))
    .filter(({ size }) => size !== 0)
    .map(({ key, size }) => {
      const from = size > 0 ? above : below;
      if (size > 0) above += size;
      else below += size;
      const [top, bottom] = [heightOf(from, scale), heightOf(from + size, scale)].sort(
        (one, other) => one - other,
      ) as [number, number];
      return { key, top, height: bottom - top, isGain: size > 0 };
    });
  const last = (isGain: boolean) => pieces.findLastIndex((piece) => piece.isGain === isGain);
  const [highest, lowest] = [last(true), last(false)];
  return {
    above,
    below,
    pieces: pieces.map(({ key, top, height }, index) => ({
      key,
      top,
      height,
      end: index === highest ? "top" : index === lowest ? "bottom" : null,
    })),
  };
}

/** Bars of one part or several: gains stand on the zero line, losses hang below it. */
export function stackBars(
  bars: readonly (readonly BarPart[])[],
  isCount = false,
): {
  readonly scale: Scale;
  readonly bars: readonly (readonly BarPiece[])[];
} {
  const raw = bars.map((parts) => stack(parts, barScale(1, 0)));
  const scale = barScale(
    Math.max(0, ...raw.map(({ above }) => above)),
    Math.min(0, ...raw.map(({ below }) => below)),
    isCount,
  );
  return { scale, bars: bars.map((parts) => stack(parts, scale).pieces) };
}

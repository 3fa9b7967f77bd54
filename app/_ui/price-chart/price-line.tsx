import { linePath } from "@/app/_ui/chart/line-path";
import type { ChartPoint } from "./chart-point";

const BOX = { width: 800, height: 320, inset: 26 };
const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * The price series as a drawing that needs no script: what stands where the chart will be, and all there is
 * without it. Time runs from left to right in every language.
 */
export function PriceLine({ points }: { points: readonly ChartPoint[] }) {
  const { line, area } = linePath(
    points.map(({ price }) => Number(price)),
    BOX,
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className="size-full text-accent"
    >
      <g stroke="var(--line)" vectorEffect="non-scaling-stroke">
        {GRID.map((share) => (
          <path key={share} d={`M0 ${share * BOX.height}H${BOX.width}`} />
        ))}
      </g>
      <path d={area} fill="currentColor" fillOpacity="0.14" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

import { encode } from "uqr";

const QUIET_ZONE = 4;

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
}

/** A QR code on a white plate with its quiet zone (ISO/IEC 18004), drawn here and never sent anywhere. */
export function QrPlate({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: "M", border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-inset bg-[#fff]"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

import { ArrowDown, ArrowUp, Equal } from "lucide";
import { Icon } from "@/app/_ui/data/icon";
import type { PriceMove } from "@/lib/domain/prediction/price-move";

type Direction = PriceMove["direction"];

const SIGNS = { up: ArrowUp, down: ArrowDown, flat: Equal } as const;

/** The colour of a direction; a sign and a word say the same. */
export const DIRECTION_COLOURS: Readonly<Record<Direction, string>> = {
  up: "text-up",
  down: "text-down",
  flat: "text-muted",
};

export const DIRECTION_TINTS: Readonly<Record<Direction, string>> = {
  up: "bg-tint-up",
  down: "bg-tint-down",
  flat: "bg-raised",
};

/** The arrow of a side or of a price that moved. */
export function SideSign({ direction, size = 16 }: { direction: Direction; size?: number }) {
  return <Icon node={SIGNS[direction]} size={size} strokeWidth={2.25} className="shrink-0" />;
}

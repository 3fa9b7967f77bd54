import { type CutFactsProps, cutFacts } from "@/app/_ui/data/exact-facts";
import { ExactFactsIsland } from "@/app/_ui/data/islands";

/** Every digit of those amounts that are shown cut; nothing where none is. */
export function CardDigits({ facts, ...list }: CutFactsProps) {
  const cut = cutFacts({ facts, symbol: list.symbol });
  return cut.length > 0 && <ExactFactsIsland facts={cut} {...list} />;
}

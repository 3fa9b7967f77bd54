import { formatPoints } from "@/lib/money/format";
import { Amount } from "./amount";
import { NoValue } from "./no-value";

interface VolumePointsProps {
  raw: string | null | undefined;
  locale: string;
  /** Says that the service told none. */
  missingText: string;
}

/** A volume in points, which are nobody's money: to be seen while amounts are hidden. */
export function VolumePoints({ raw, locale, missingText }: VolumePointsProps) {
  if (!raw) return <NoValue text={missingText} />;
  return <Amount raw={raw} text={formatPoints(raw, locale)} />;
}

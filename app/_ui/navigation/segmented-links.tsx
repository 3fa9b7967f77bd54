import type { Route } from "next";
import { SEGMENT, SEGMENT_SIZES, SEGMENT_TRACK } from "@/app/_ui/control/segmented";
import { Link } from "@/app/_ui/navigation/link";

interface SegmentedLinksProps {
  label: string;
  options: readonly { href: string; label: string; isCurrent: boolean }[];
  size?: keyof typeof SEGMENT_SIZES;
}

/**
 * The look of `Segmented` where each choice has an address, such as a range that stands in the query. On a phone it is one row,
 * which is moved where it is wider than a card, or than `--row-room`.
 */
export function SegmentedLinks({ label, options, size = "small" }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} data-presets className={`${SEGMENT_TRACK} segment-links`}>
      {options.map((option) => (
        <Link
          key={option.href}
          href={option.href as Route}
          scroll={false}
          aria-current={option.isCurrent ? "true" : undefined}
          className={`${SEGMENT} ${SEGMENT_SIZES[size]} segment-link`}
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}

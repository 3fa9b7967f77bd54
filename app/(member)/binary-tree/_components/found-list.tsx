"use client";

import type { FoundMember } from "@/lib/team/client";
import { useBoard } from "./board-context";

interface FoundListProps {
  id: string;
  items: readonly FoundMember[];
  /** Number of the one that Enter chooses. */
  active: number;
  onChoose: (found: FoundMember) => void;
}

/** The members that a search has found, below its field. */
export function FoundList({ id, items, active, onChoose }: FoundListProps) {
  const { t } = useBoard();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("search")}
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-button border border-line-strong bg-surface p-1 shadow-card"
    >
      {items.map((found, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves through the list by keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={found.username}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(found)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-inset px-3 py-2 text-md hover:bg-raised aria-selected:bg-raised"
        >
          <span className="min-w-0">
            <bdi dir="ltr" className="block truncate font-medium">
              {found.username}
            </bdi>
            {found.fullName && (
              <bdi className="block truncate text-sm text-muted">{found.fullName}</bdi>
            )}
          </span>
          {found.level != null && (
            <span className="shrink-0 text-sm text-muted">
              {t("atLevel", { level: found.level })}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

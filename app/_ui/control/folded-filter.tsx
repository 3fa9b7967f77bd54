import { SlidersHorizontal } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

interface FoldedFilterProps {
  label: string;
  /** Something is set in it. */
  isOpen: boolean;
  children: ReactNode;
}

/** Filters that are one word on phones until they are pressed or set, and always open on wide screens. */
export function FoldedFilter({ label, isOpen, children }: FoldedFilterProps) {
  return (
    <details
      open={isOpen}
      className="group/fold min-w-0 flex-1 basis-full max-md:not-open:basis-auto xl:basis-auto md:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="-mx-2 flex group-open/fold:mb-2 h-11 w-fit cursor-pointer list-none items-center gap-2.5 rounded-button px-2 text-md font-medium md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <Icon node={SlidersHorizontal} size={18} />
        {label}
      </summary>
      <div className="pt-1 md:pt-0">{children}</div>
    </details>
  );
}

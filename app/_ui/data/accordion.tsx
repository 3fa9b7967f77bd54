import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

interface AccordionRowProps {
  summary: ReactNode;
  children: ReactNode;
  /** Rows of one name close each other. */
  name?: string;
  isOpen?: boolean;
}

/** A line that opens to what belongs to it, by the browser's own means. */
export function AccordionRow({ summary, children, name, isOpen }: AccordionRowProps) {
  return (
    <details name={name} open={isOpen} className="group border-b border-line last:border-0">
      <summary className="fold-line">
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon node={ChevronDown} size={18} className="fold-arrow" />
      </summary>
      <div className="pb-4 text-md text-muted">{children}</div>
    </details>
  );
}

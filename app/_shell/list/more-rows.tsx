import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

interface MoreLineProps {
  /** Says what else there is. */
  text: string;
  /** Its distance from the sides. */
  className?: string;
}

/** The line of a `group` that opens the rest of a list; an island gets it from the server. */
export function MoreLine({ text, className = "" }: MoreLineProps) {
  return (
    <summary className={`fold-line ${className}`.trimEnd()}>
      {text}
      <Icon node={ChevronDown} size={18} className="fold-arrow" />
    </summary>
  );
}

/** The rest of a list, which opens with one press: what follows on the page stays within reach. */
export function MoreRows({ children, ...line }: MoreLineProps & { children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <MoreLine {...line} />
      {children}
    </details>
  );
}

import type { ReactNode } from "react";
import { Drawing, type Drawings } from "@/app/_ui/art/drawing";

interface EmptyStateProps {
  title: string;
  text: string;
  /** What is missing, as it is drawn. */
  art?: Drawings["empty"];
  /** One next step. */
  action?: ReactNode;
}

/** What a section says when there is nothing to show. */
export function EmptyState({ title, text, art = "transactions", action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <Drawing file="empty" name={art} className="mb-1 h-26 w-31" />
      <h2 data-said="count" className="text-lg">
        {title}
      </h2>
      <p className="max-w-[26rem] text-md text-balance text-muted">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

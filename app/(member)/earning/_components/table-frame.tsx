import type { ReactNode } from "react";
import { TABLE_SURFACE } from "@/app/_ui/data/table-cards";

interface TableFrameProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A list with its heading: one surface on wide screens, cards below it on phones. */
export function TableFrame({ id, title, aside, children }: TableFrameProps) {
  return (
    <section aria-labelledby={id} className={`${TABLE_SURFACE} md:pt-5`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:px-6">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside && <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

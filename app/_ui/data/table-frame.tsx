import type { ReactNode } from "react";
import { Card, CardHeading } from "./card";
import { ROW_SURFACE } from "./row-list";

interface TableFrameProps {
  /** The id of the heading. */
  id: string;
  title: ReactNode;
  /** Below the heading. */
  note?: string;
  /** Beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A list of rows with its heading, on one surface. */
export function TableFrame(props: TableFrameProps) {
  const { id, title, note, aside, className = "", children } = props;
  return (
    <section aria-labelledby={id} className={`${ROW_SURFACE} pt-4 md:pt-6 ${className}`.trimEnd()}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 md:px-5 print:break-after-avoid">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {note && (
            <p data-said="count" className="figures text-sm text-muted">
              {note}
            </p>
          )}
        </div>
        {aside && <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

interface MissingCardProps {
  title: string;
  text: string;
}

/** In the place of a {@link TableFrame}: the service keeps no such list. */
export function MissingCard({ title, text }: MissingCardProps) {
  return (
    <Card>
      <CardHeading>{title}</CardHeading>
      <p className="text-md text-muted">{text}</p>
    </Card>
  );
}

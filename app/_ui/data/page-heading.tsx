import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  /** Actions at the end. */
  children?: ReactNode;
}

/** The one `h1` of a page, a line below it and its actions. */
export function PageHeading({ title, text, children }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-1 text-base text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </div>
  );
}

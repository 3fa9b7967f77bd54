import type { ReactNode } from "react";

interface PageHeadingProps {
  title: ReactNode;
  text?: ReactNode;
  /** Actions at the end, on phones in one row that is moved where it is wider; not on those where the heading is heard only. */
  children?: ReactNode;
  /** On phones it is heard only: the tabs below it say the same to the eye. */
  isHeardOnPhones?: boolean;
}

/** The one `h1` of a page, a line below it and its actions. */
export function PageHeading({ title, text, children, isHeardOnPhones = false }: PageHeadingProps) {
  return (
    <div
      className={`mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 ${isHeardOnPhones ? "not-print:max-md:sr-only" : ""}`}
    >
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-1 text-base text-muted">{text}</p>}
      </div>
      {children && (
        <div
          className={`flex gap-2.5 *:shrink-0 max-sm:-mx-4 max-sm:-my-1 max-sm:max-w-[calc(100%+2rem)] max-sm:moved-row max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap ${isHeardOnPhones ? "max-md:hidden" : ""}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** What a heading says that is heard only, below the tabs of a phone where it has to be seen; `max-md:hidden` in the heading. */
export function HeadingTextOnPhones({ children }: { children: ReactNode }) {
  return <p className="-mt-2 mb-4 text-md text-muted md:hidden">{children}</p>;
}

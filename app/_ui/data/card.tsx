import type { ComponentProps, ReactNode } from "react";

/** A surface for one subject. */
export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return (
    <section
      className={`rounded-card border border-line bg-surface p-5 shadow-card md:p-6 ${className}`}
      {...rest}
    />
  );
}

/** The heading of a card, with something small at its end. */
export function CardHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-lg">{children}</h2>
      {aside}
    </div>
  );
}

import type { ComponentProps, ReactNode } from "react";

/** A surface for one subject. */
export function Card({ className = "", ...rest }: ComponentProps<"section">) {
  return <section className={className ? `card ${className}` : "card"} {...rest} />;
}

/** The heading of a card, with something small at its end. */
export function CardHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="card-heading">
      <h2 className="text-lg">{children}</h2>
      {aside}
    </div>
  );
}

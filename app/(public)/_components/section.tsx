import type { ReactNode } from "react";
import type { HomeAnchor } from "@/app/_shell/menu/home-anchors";

export const WRAP = "public-wrap";
/** The room above a part of the page. */
export const SPACE = "pt-22 lg:pt-38";
export const HEADING = "text-4xl lg:text-5xl";

interface SectionProps {
  anchor: HomeAnchor | "calc" | "session";
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the home page that links lead to: following one moves the focus into it (R2.10). */
export function Section({ anchor, title, lead, children }: SectionProps) {
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className={`below-fold ${WRAP} ${SPACE}`}
    >
      <h2 id={`${anchor}-title`} className={`${HEADING} max-w-[44rem]`}>
        {title}
      </h2>
      <p className="public-lead">{lead}</p>
      {children}
    </section>
  );
}

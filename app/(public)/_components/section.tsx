import type { ReactNode } from "react";
import type { HomeAnchor } from "@/app/_shell/menu/home-anchors";

export const WRAP = "mx-auto max-w-[1240px] px-5 md:px-7";
/** The room above a part of the page. */
export const SPACE = "pt-22 lg:pt-38";
export const HEADING = "text-4xl lg:text-5xl";
export const LEAD =
  "mt-3.5 max-w-[44rem] text-lg text-muted lg:mt-4.5 lg:text-xl lg:leading-normal";

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
      className={`${WRAP} ${SPACE}`}
    >
      <h2 id={`${anchor}-title`} className={`${HEADING} max-w-[44rem]`}>
        {title}
      </h2>
      <p className={LEAD}>{lead}</p>
      {children}
    </section>
  );
}

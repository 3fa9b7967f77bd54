import type { ReactNode } from "react";
import type { HomeAnchor } from "@/app/_shell/menu/home-anchors";

interface SectionProps {
  anchor: HomeAnchor;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the home page that the menus lead to: following a link moves the focus into it (R2.10). */
export function Section({ anchor, title, lead, children }: SectionProps) {
  return (
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      className="mx-auto max-w-[1240px] px-4 pt-16 md:px-7 md:pt-24"
    >
      <h2 id={`${anchor}-title`} className="text-3xl md:text-4xl">
        {title}
      </h2>
      <p className="mt-3 max-w-[44rem] text-lg text-muted">{lead}</p>
      <div className="mt-8 md:mt-10">{children}</div>
    </section>
  );
}

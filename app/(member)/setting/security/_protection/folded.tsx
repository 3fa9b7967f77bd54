import type { ReactNode } from "react";
import { AccordionRow } from "@/app/_ui/data/accordion";

interface FoldedProps {
  id: string;
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A section that is needed seldom: its heading opens it, so that a phone's page stays short. */
export function Folded({ id, title, isOpen = false, children }: FoldedProps) {
  return (
    <section
      id={id}
      className="rounded-card border border-line bg-surface px-4 shadow-card md:px-6"
    >
      <AccordionRow isOpen={isOpen} summary={<h2 className="text-lg">{title}</h2>}>
        {children}
      </AccordionRow>
    </section>
  );
}

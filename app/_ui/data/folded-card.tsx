import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Card } from "./card";
import { Icon } from "./icon";

interface FoldedCardProps {
  title: string;
  /** Of a place within it: who follows a link to it finds the card unfolded. */
  anchor?: string;
  className?: string;
  children: ReactNode;
}

/** A card to read up on: its heading alone on phones until it is pressed, always open on wide screens. */
export function FoldedCard({ title, anchor, className = "", children }: FoldedCardProps) {
  return (
    <Card aria-label={title} className={`max-md:py-0 ${className}`}>
      <h2 className="mb-4 text-lg max-md:supports-[selector(::details-content)]:hidden">{title}</h2>
      <details className="group md:[&::details-content]:[content-visibility:visible]">
        <summary className="-mx-2 flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-button px-2 md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">{title}</h2>
          <Icon node={ChevronDown} size={18} className="fold-arrow" />
        </summary>
        <div className="max-md:pb-5">
          {anchor && <span id={anchor} className="block scroll-mt-36" />}
          {children}
        </div>
      </details>
    </Card>
  );
}

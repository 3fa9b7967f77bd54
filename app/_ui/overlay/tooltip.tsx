"use client";

import { CircleHelp } from "lucide";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";

const EDGE_PX = 12;

interface TooltipProps {
  /** What the sign is about, for those who do not see what it stands beside: "About the fee". */
  label: string;
  /** A sentence or two. Nothing in it can be pressed. */
  children: ReactNode;
  /** In place of the question mark. */
  sign?: ReactNode;
}

/**
 * A short explanation beside a word: by pointer, by focus and by touch; Escape hides it, and the pointer
 * may move onto it (WCAG 1.4.13).
 */
export function Tooltip({ label, children, sign }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  const open = () => setOpen(true);

  // Before it is painted: it stays within the screen. Closed it takes no place, not even out of sight.
  useLayoutEffect(() => {
    const element = tip.current;
    if (!isOpen || !element) return;
    element.style.setProperty("--shift", "0px");
    const { left, right } = element.getBoundingClientRect();
    const over = right - (document.documentElement.clientWidth - EDGE_PX);
    const under = EDGE_PX - left;
    const shift = over > 0 ? -over : Math.max(0, under);
    element.style.setProperty("--shift", `${shift}px`);
  }, [isOpen]);

  return (
    <span
      className="relative inline-flex align-middle"
      onPointerEnter={(event) => event.pointerType === "mouse" && open()}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={open}
        onBlur={() => setOpen(false)}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
        className="touch-area inline-grid size-6 place-items-center rounded-full text-faint hover:text-text"
      >
        {sign ?? <Icon node={CircleHelp} size={16} />}
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        className={`absolute bottom-full left-1/2 z-30 w-max max-w-64 translate-x-[calc(-50%+var(--shift,0px))] pb-2 text-start text-sm font-normal tracking-normal whitespace-normal text-text ${isOpen ? "" : "hidden"}`}
      >
        <span className="block rounded-inset border border-line-strong bg-raised px-3 py-2 shadow-card">
          {children}
        </span>
      </span>
    </span>
  );
}

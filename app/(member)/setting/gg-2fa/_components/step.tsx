import type { ReactNode } from "react";
import { FocusHeading } from "./focus-heading";

interface StepProps {
  number: number;
  title: string;
  /** Not to be done yet. */
  isClosed?: boolean;
  takesFocus?: boolean;
  children: ReactNode;
}

/** One numbered step, tied to the next by a line. */
export function Step({ number, title, isClosed = false, takesFocus = false, children }: StepProps) {
  return (
    <li className="group relative flex gap-4 pb-7 last:pb-0">
      <span
        aria-hidden
        className="absolute start-4 top-9 bottom-1 w-px bg-line-strong group-last:hidden"
      />
      <span
        aria-hidden
        className={`figures relative grid size-8 shrink-0 place-items-center rounded-full text-md font-semibold ${isClosed ? "border border-line-strong text-muted" : "bg-accent text-on-accent"}`}
      >
        {number}
      </span>
      <div className={`min-w-0 flex-1 pt-0.5 ${isClosed ? "text-muted" : ""}`}>
        <FocusHeading takesFocus={takesFocus}>{title}</FocusHeading>
        <div className="mt-1.5">{children}</div>
      </div>
    </li>
  );
}

import { Check, X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

export interface TimelineStep {
  id: string;
  label: ReactNode;
  state: "done" | "current" | "upcoming" | "failed";
  /** Said to those who do not see the mark, such as "done". */
  stateText: string;
  /** When it happened, or when it is expected. */
  at?: ReactNode;
  note?: ReactNode;
}

const DISCS: Readonly<Record<TimelineStep["state"], string>> = {
  done: "bg-tint-up text-up",
  current: "bg-accent text-on-accent",
  upcoming: "bg-raised text-faint",
  failed: "bg-tint-down text-down",
};

function Mark({ state }: { state: TimelineStep["state"] }) {
  if (state === "done") return <Icon node={Check} size={14} strokeWidth={2.5} />;
  if (state === "failed") return <Icon node={X} size={14} strokeWidth={2.5} />;
  return <span className="size-2 rounded-full bg-current" />;
}

/** What happened to something, and what comes next, from top to bottom. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol aria-label={label}>
      {steps.map(({ id, label: name, state, stateText, at, note }) => (
        <li
          key={id}
          aria-current={state === "current" ? "step" : undefined}
          className="relative flex gap-3.5 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-3 not-last:before:top-7 not-last:before:bottom-1 not-last:before:w-px not-last:before:bg-line-strong"
        >
          <span className={`grid size-6 shrink-0 place-items-center rounded-full ${DISCS[state]}`}>
            <Mark state={state} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className={`text-md font-medium ${state === "upcoming" ? "text-muted" : ""}`}>
                {name}
                <span className="sr-only">, {stateText}</span>
              </p>
              {at && <p className="figures text-sm text-muted">{at}</p>}
            </div>
            {note && <div className="mt-0.5 text-sm text-muted">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

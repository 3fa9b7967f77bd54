import { Check, Lock } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

export interface Step {
  id: string;
  label: string;
  state: "done" | "current" | "upcoming" | "locked";
  /** Said to those who do not see the mark, such as "done". */
  stateText: string;
  /** Goes to the step; absent for one that cannot be opened. */
  onOpen?: () => void;
}

const DISCS: Readonly<Record<Step["state"], string>> = {
  done: "bg-tint-up text-up",
  current: "bg-accent text-on-accent",
  upcoming: "bg-raised text-muted",
  locked: "bg-raised text-muted",
};

const MARKS = { done: Check, locked: Lock } as const;

function Disc({ state, number }: { state: Step["state"]; number: number }) {
  const mark = state === "current" || state === "upcoming" ? null : MARKS[state];
  return (
    <span
      className={`figures grid size-8 shrink-0 place-items-center rounded-full text-md font-semibold ${DISCS[state]}`}
    >
      {mark ? <Icon node={mark} size={16} strokeWidth={2} /> : number}
    </span>
  );
}

function StepName({ label, state, stateText }: Step) {
  const tone = state === "current" ? "text-text" : "text-muted";
  return (
    <span className={`text-sm font-medium sm:text-md ${tone}`}>
      {label}
      <span className="sr-only">, {stateText}</span>
    </span>
  );
}

const CELL =
  "flex min-h-11 w-full min-w-0 flex-col items-center gap-1.5 rounded-inset px-1 py-1.5 text-center sm:flex-row sm:text-start";

/** Steps in their order, with the one that is open. Steps that can be opened are buttons. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className="grid auto-cols-fr grid-flow-col gap-1">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === "current" ? "step" : undefined}
            className="min-w-0"
          >
            {step.onOpen && step.state !== "current" ? (
              <button
                type="button"
                onClick={step.onOpen}
                className={`${CELL} transition-colors hover:bg-raised`}
              >
                <Disc state={step.state} number={index + 1} />
                <StepName {...step} />
              </button>
            ) : (
              <span className={CELL}>
                <Disc state={step.state} number={index + 1} />
                <StepName {...step} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useLocale } from "next-intl";
import { colon } from "@/app/_ui/text/own-marks";
export interface PasswordMeterProps {
  label: string;
  levelText: string;
  /** How many of the four steps are reached; 0 shows none. */
  step: number;
  /** What would make it stronger. */
  hint?: string | null;
  /** Still typed: nothing is read out. */
  isBusy?: boolean;
  rules: readonly { text: string; isMet: boolean }[];
  metText: string;
  unmetText: string;
}

// Drawn here: the icon package would weigh more than the meter.
function Mark({ isMet }: { isMet: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="mt-0.5 size-3.5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={isMet ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isMet ? <path d="M20 6 9 17l-5-5" /> : <circle cx="12" cy="12" r="9" />}
    </svg>
  );
}

const STEPS = [1, 2, 3, 4];
const COLOURS = ["bg-line-strong", "bg-down", "bg-warn", "bg-info", "bg-up"];

/** How strong a password is, in steps and in a word, and which demands it meets. */
export function PasswordMeter(props: PasswordMeterProps) {
  const locale = useLocale();
  const { label, levelText, step, hint, isBusy = false, rules, metText, unmetText } = props;
  return (
    <div className="grid gap-2.5 rounded-inset bg-raised px-3.5 py-3">
      <div role="status" aria-busy={isBusy} className="grid gap-1.5">
        <div className="flex items-center gap-3">
          <span aria-hidden className="flex flex-1 gap-1">
            {STEPS.map((each) => (
              <span
                key={each}
                className={`h-1.5 flex-1 rounded-full transition-colors ${COLOURS[each <= step ? step : 0]}`}
              />
            ))}
          </span>
          <p className="text-sm text-muted">
            {label}
            {colon(locale)}
            <strong className="font-semibold text-text">{levelText}</strong>
          </p>
        </div>
        {hint && <p className="text-sm text-text">{hint}</p>}
      </div>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {rules.map(({ text, isMet }) => (
          <li
            key={text}
            className={`flex items-start gap-2 text-sm sm:last:col-span-2 ${isMet ? "text-up" : "text-muted"}`}
          >
            <Mark isMet={isMet} />
            <span>
              {text}
              <span className="sr-only">, {isMet ? metText : unmetText}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNotes, fieldAria } from "./field";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: string;
  error?: string;
}

/** A box to tick with its label at its side, and an error and a hint below. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex gap-3">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            className="peer size-5 cursor-pointer appearance-none rounded-[6px] border border-faint bg-ground before:absolute before:-inset-3.5 checked:border-accent checked:bg-accent aria-invalid:border-down"
            {...rest}
            {...fieldAria(id, { hint, error })}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="pointer-events-none absolute hidden size-4 text-on-accent peer-checked:block"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M20 6 9 17l-5-5" />
          </svg>
        </span>
        <label htmlFor={id} className="cursor-pointer text-md text-text">
          {label}
        </label>
      </div>
      <FieldNotes {...{ id, error, hint }} />
    </div>
  );
}

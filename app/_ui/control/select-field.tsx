import { type ComponentProps, useId } from "react";
import { Field, type FieldTexts, fieldAria, INPUT_STYLE } from "./field";

interface SelectFieldProps extends FieldTexts, ComponentProps<"select"> {
  options: readonly { value: string; label: string }[];
  /** Stands for "nothing chosen"; without it one of the options always holds. */
  emptyText?: string;
}

/** One of many, by the browser's own list. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  emptyText,
  className = "",
  ...rest
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, isLabelHidden }}>
      <div className="relative">
        <select
          className={`${INPUT_STYLE} appearance-none truncate pe-11 ${className}`}
          {...rest}
          {...fieldAria(id, { hint, error })}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4.5 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </div>
    </Field>
  );
}

import type { ReactNode } from "react";

interface ChoiceProps<Value extends string> {
  label: string;
  /** Groups the radio buttons of one question. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-md font-medium">{label}</legend>
      <div className="flex rounded-button bg-raised p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-11 min-w-0 flex-1 cursor-pointer items-center justify-center gap-2 rounded-inset border border-transparent px-2 text-md font-medium text-muted transition-colors hover:text-text has-checked:border-line-strong has-checked:bg-surface has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

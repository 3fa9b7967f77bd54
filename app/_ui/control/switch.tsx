import { useId } from "react";

interface SwitchProps {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off and holds at once. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="text-base font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative my-2 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-faint transition-colors duration-150 before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:bg-[#fff] before:transition-transform before:duration-150 after:absolute after:-inset-y-2 after:inset-x-0 checked:bg-up checked:before:translate-x-5 rtl:checked:before:-translate-x-5"
      />
    </div>
  );
}

"use client";

import { type ComponentProps, useId, useState } from "react";
import { Field, type FieldTexts, fieldAria, INPUT_STYLE, WRITING } from "./field";

interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  showText: string;
  hideText: string;
}

/** A password with its label, hint and error, and a button that shows what was typed. */
export function PasswordField({
  label,
  hint,
  error,
  showText,
  hideText,
  ...rest
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const action = isShown ? hideText : showText;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          type={isShown ? "text" : "password"}
          {...WRITING.exact}
          enterKeyHint="done"
          className={`${INPUT_STYLE} pe-24`}
          {...rest}
          {...fieldAria(id, { hint, error })}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={`${action} ${label}`}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-0 min-w-16 rounded-button px-3.5 text-[min(0.875rem,4.5vw)] font-semibold text-accent-text"
        >
          {action}
        </button>
      </div>
    </Field>
  );
}

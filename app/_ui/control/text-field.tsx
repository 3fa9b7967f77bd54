import { type ComponentProps, useId } from "react";
import { Field, type FieldTexts, fieldAria, INPUT_STYLE } from "./field";

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  isRefused,
  isLabelHidden,
  className = "",
  ...rest
}: FieldTexts & ComponentProps<"input">) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, isLabelHidden }}>
      <input
        type="text"
        enterKeyHint={rest.type === "search" ? "search" : "done"}
        className={`${INPUT_STYLE} ${className}`}
        {...rest}
        {...fieldAria(id, { hint, error, isRefused })}
      />
    </Field>
  );
}

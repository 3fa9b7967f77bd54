import { type ComponentProps, useId } from "react";
import {
  Field,
  type FieldNotesProps,
  type FieldTexts,
  fieldAria,
  INPUT_STYLE,
  WRITING,
} from "./field";

interface TextFieldProps
  extends FieldTexts,
    Pick<FieldNotesProps, "isAlert">,
    ComponentProps<"input"> {
  /** `free` where the member words it. */
  writing?: keyof typeof WRITING;
}

/** A line of text with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  refusedBy,
  isAlert,
  isLabelHidden,
  writing = "exact",
  className = "",
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, isAlert, isLabelHidden }}>
      <input
        type="text"
        {...WRITING[writing]}
        enterKeyHint={rest.type === "search" ? "search" : "done"}
        className={`${INPUT_STYLE} ${className}`}
        {...rest}
        {...fieldAria(id, { hint, error, refusedBy })}
      />
    </Field>
  );
}

import type { ReactNode } from "react";

export interface FieldTexts {
  label: string;
  hint?: string;
  error?: string;
  /** In a line of filters, from 852 px up: read and not shown, where the field itself says what it is. */
  isLabelHidden?: boolean;
  /** Id of what says, beside the field, what is wrong with it. */
  refusedBy?: string;
}

/** Classes of every input. */
export const INPUT_STYLE =
  "h-12 w-full min-w-0 rounded-button border border-line-field bg-ground px-3.5 text-field text-text placeholder:text-faint hover:border-faint focus-visible:outline-offset-0 aria-invalid:border-down disabled:bg-raised disabled:text-faint";

/** How far a phone's keyboard may help: it changes no letter of what is no language, such as a name, a code or an address. */
export const WRITING = {
  exact: { autoCapitalize: "none", autoCorrect: "off", spellCheck: false },
  capitals: { autoCapitalize: "characters", autoCorrect: "off", spellCheck: false },
  name: { autoCapitalize: "words", autoCorrect: "off", spellCheck: false },
  free: {},
} as const;

/** What ties an input to its hint and its error. */
export function fieldAria(
  id: string,
  { hint, error, refusedBy }: Pick<FieldTexts, "hint" | "error" | "refusedBy">,
) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, refusedBy].filter(Boolean);
  return {
    id,
    "aria-invalid": error || refusedBy ? true : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}

export interface FieldNotesProps extends Pick<FieldTexts, "hint"> {
  id: string;
  error?: ReactNode;
  /** The error does not come with a move of the focus, so it is read out; likewise where the field had the focus already. */
  isAlert?: boolean;
}

/** What {@link fieldAria} ties to an input: what is wrong with it, and what it wants. */
export function FieldNotes({ id, error, hint, isAlert }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p
          ref={(note) => {
            const isHeld = document.body.dataset.held === id;
            if (note) note.role = isAlert || isHeld ? "alert" : null;
          }}
          id={`${id}-error`}
          className="text-sm text-down"
        >
          <bdi>{error}</bdi>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}

interface FieldProps extends Omit<FieldTexts, "error">, Pick<FieldNotesProps, "isAlert"> {
  id: string;
  error?: ReactNode;
  /** At the end of the label's line, such as what there is to choose from. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A label above an input, with an error and a hint below it. */
export function Field({
  id,
  label,
  hint,
  error,
  isAlert,
  isLabelHidden = false,
  aside,
  children,
}: FieldProps) {
  const name = (
    <label
      htmlFor={id}
      className={`text-md font-medium text-text ${isLabelHidden ? "sr-only max-md:not-sr-only" : ""}`}
    >
      {label}
    </label>
  );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      {aside ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children}
      <FieldNotes {...{ id, error, hint, isAlert }} />
    </div>
  );
}

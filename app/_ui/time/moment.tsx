import { useId } from "react";

export interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** As short as is plain. */
  text: string;
  /** The same written out, a line each for a zone. */
  full: readonly string[];
}

/** A short moment that a press or the pointer writes out; without a script, too. */
export function Moment({ at, text, full }: MomentProps) {
  // Ids of the server begin anew with each page: beside the moment they stay apart.
  const id = `moment-${useId()}-${Date.parse(at)}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="moment figures touch-area">
        <time dateTime={at} title={full.join("\n")}>
          {text}
        </time>
      </button>
      <span popover="auto" id={id} className="moment-full figures">
        {full.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </>
  );
}

import { type BffError, isOutcomeUnknown } from "@/lib/bff/client/client";
import { NOT_DONE } from "@/lib/bff/client/undecided-calls";
import { waitUntilMs } from "../wait-until";

/** What a form says of a write whose answer was lost: it may have been carried out. */
export interface UnknownOutcome {
  readonly text: string;
  /** Fields of the call that are refused after it only because it was carried out. */
  readonly spentFields?: readonly string[];
}

interface RefusalContext<Field extends string> {
  /** The fields that a refusal may name, in their order on the screen. */
  readonly fields: readonly Field[];
  /** Said where the server gives no words of its own. */
  readonly failedText: string;
  readonly tooLargeText?: string;
  readonly unknown?: UnknownOutcome;
  /** An answer was lost before, and none has decided since. */
  readonly wasUndecided: boolean;
}

interface RefusalTexts<Field extends string> {
  readonly marked: readonly (readonly [Field, string])[];
  /** What stands at the form as a whole. */
  readonly whole: string | null;
  /** What its one toast says. */
  readonly toast: string;
  readonly waitUntil: number | null;
  readonly isUndecided: boolean;
}

function wordsIn(known: BffError | null, name: string): string | undefined {
  return known?.fields[name]?.[0];
}

/**
 * What a refusal says, and where. After a lost answer the form goes on saying so until a success, or until it is
 * known that nothing was done: no other refusal of a later press tells what became of the earlier one.
 *
 * @param known null for what failed before it was sent
 */
export function refusalTexts<Field extends string>(
  known: BffError | null,
  { fields, failedText, tooLargeText, unknown, wasUndecided }: RefusalContext<Field>,
): RefusalTexts<Field> {
  const isStillUndecided = wasUndecided && known?.code !== NOT_DONE;
  const isSpent =
    isStillUndecided && unknown?.spentFields?.some((name) => wordsIn(known, name) !== undefined);
  if (unknown && (isSpent || isOutcomeUnknown(known))) {
    const { text } = unknown;
    return { marked: [], whole: text, toast: text, waitUntil: null, isUndecided: true };
  }
  const unsaid = known?.code === "TOO_LARGE" ? tooLargeText : undefined;
  const lasting = isStillUndecided ? unknown?.text : undefined;
  // The text of the screen says that nothing was done, which nobody knows then.
  const message = known?.message || unsaid || lasting || failedText;
  const marked = fields.flatMap((field) => {
    const words = wordsIn(known, field);
    return words ? [[field, words] as const] : [];
  });
  // What is said of a field that this form lacks stands at the form as a whole.
  const others = Object.entries(known?.fields ?? {})
    .filter(([name]) => !fields.includes(name as Field))
    .flatMap(([, words]) => words.slice(0, 1));
  const waitUntil = known && waitUntilMs(known);
  // A wait is counted down beside the button; the sentence would soon name the wrong time.
  const isToldElsewhere = marked.length > 0 || (waitUntil && known?.code === "RATE_LIMITED");
  const own = others.join(" ") || (isToldElsewhere ? null : message);
  return {
    marked,
    whole: [...new Set([own, lasting])].filter(Boolean).join(" ") || null,
    toast: [...marked.map(([, words]) => words), ...others].join(" ") || message,
    waitUntil,
    isUndecided: isStillUndecided,
  };
}

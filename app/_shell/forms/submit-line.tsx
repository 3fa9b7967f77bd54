import { Button } from "@/app/_ui/control/button";
import type { ButtonTone } from "@/app/_ui/control/button-style";
import { WaitLine } from "./wait-line";

interface SubmitLineProps {
  text: string;
  pendingText: string;
  isPending: boolean;
  /** How long the server makes the visitor wait; the button rests meanwhile. */
  secondsToWait: number;
  /** For a button that stands outside of its form. */
  formId?: string;
  tone?: ButtonTone;
  /** One of several forms of a page: the button is as wide as its text. */
  isSmall?: boolean;
}

/** The button that sends a form, with the wait that a refusal asked for above it. */
export function SubmitLine({
  text,
  pendingText,
  isPending,
  secondsToWait,
  formId,
  tone = "primary",
  isSmall,
}: SubmitLineProps) {
  return (
    <>
      <WaitLine seconds={secondsToWait} />
      <Button
        type="submit"
        form={formId}
        tone={tone}
        size={isSmall ? undefined : "hero"}
        className={isSmall ? "justify-self-start" : undefined}
        isPending={isPending}
        disabled={secondsToWait > 0}
      >
        {isPending ? pendingText : text}
      </Button>
    </>
  );
}

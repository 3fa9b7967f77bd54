import { Button } from "@/app/_ui/control/button";
import { WaitLine } from "./wait-line";

interface SubmitLineProps {
  text: string;
  pendingText: string;
  isPending: boolean;
  /** How long the server makes the visitor wait; the button rests meanwhile. */
  secondsToWait: number;
  /** For a button that stands outside of its form. */
  formId?: string;
}

/** The button that sends a form, with the wait that a refusal asked for above it. */
export function SubmitLine({
  text,
  pendingText,
  isPending,
  secondsToWait,
  formId,
}: SubmitLineProps) {
  return (
    <>
      <WaitLine seconds={secondsToWait} />
      <Button
        type="submit"
        form={formId}
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={secondsToWait > 0}
      >
        {isPending ? pendingText : text}
      </Button>
    </>
  );
}

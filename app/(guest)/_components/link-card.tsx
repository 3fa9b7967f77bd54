"use client";

import { type ReactNode, useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { FormError } from "@/app/_shell/forms/form-error";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";

interface LinkCardProps {
  heading: string;
  text: string;
  submit: string;
  submitting: string;
  /** For a failure without words of its own. */
  failedText: string;
  /** After an answer that was lost: what the link is for may be done. */
  unknownText?: string;
  /** The way to see whether it is. */
  unknownWay?: ReactNode;
  /** What the link is for. @throws BffError */
  act: () => Promise<unknown>;
  done: ReactNode;
  /** What stands in place of the card when the link itself is at fault, maybe only since its lost answer; null where another press may help. */
  deadBy: (error: BffError, wasLost: boolean) => ReactNode;
}

/** Does what a mail's link is for by a press, so that a mail scanner that opens links changes nothing. */
export function LinkCard(props: LinkCardProps) {
  const { heading, text, submit, submitting, failedText, unknownText, unknownWay } = props;
  const { act, done, deadBy } = props;
  const [outcome, setOutcome] = useState<ReactNode>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [wasLost, setLost] = useState(false);
  const { isPending, run } = useSingleFlight();

  async function press(): Promise<void> {
    setFailure(null);
    await act();
    setOutcome(done);
  }

  function onFailure(error: unknown): void {
    const refusal = error instanceof BffError ? error : null;
    const isLost = isOutcomeUnknown(refusal);
    if (isLost) setLost(true);
    setOutcome(refusal && deadBy(refusal, wasLost));
    setFailure((isLost && unknownText) || refusal?.message || failedText);
  }

  if (outcome) return outcome;
  return (
    <FormCard heading={heading} text={text}>
      <div className="grid gap-5">
        <FormError text={failure} />
        <Button
          tone="primary"
          size="hero"
          isPending={isPending}
          onClick={() => run(press, onFailure)}
        >
          {isPending ? submitting : submit}
        </Button>
        {wasLost && unknownWay}
      </div>
    </FormCard>
  );
}

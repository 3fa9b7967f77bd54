"use client";

import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { useOrderFacts } from "./kept-order";
import type { PlacedOrder } from "./order-engine";

interface OrderProofOptions {
  readonly action: "withdraw" | "transfer" | "order" | "plan_create";
  /** What the action is called. */
  readonly what: string;
  /** The locale for `Intl`. */
  readonly locale: string;
  /** False where the form itself asks for a code. */
  readonly isWanted: boolean;
}

/** Has an order confirmed before it leaves, with a passkey or a code. */
export function useOrderProof({ action, what, locale, isWanted }: OrderProofOptions) {
  const factsOf = useOrderFacts(locale);
  const stepUp = useStepUp();
  return {
    dialog: stepUp.dialog,
    /** The body with its proof; null when the member does not confirm. */
    async confirm<Body extends object>({ body, facts }: PlacedOrder<Body>): Promise<Body | null> {
      if (!isWanted) return body;
      const proof = await stepUp.ask({ action, what, sent: body, shown: factsOf(facts) });
      return proof === null ? null : { ...body, proof };
    },
  };
}

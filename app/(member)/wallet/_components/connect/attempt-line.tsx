"use client";

import { fillText } from "@/app/_ui/text/fill-text";
import { type Attempt, cancelAttempt } from "@/lib/wallet-connect/attempt";
import type { ConnectTexts } from "./connect-texts";
import { RequestLine } from "./request-line";
import { useAttempt } from "./use-attempt";

function attemptText(attempt: Attempt, texts: ConnectTexts): string | null {
  if (attempt.status === "idle") return null;
  const text = attempt.status === "waiting" ? texts.waiting : texts.failed[attempt.code];
  return fillText(text, { wallet: attempt.walletName });
}

/** What the chosen wallet is asked now, with a way out of it, or why it came to nothing. */
export function AttemptLine({ texts }: { texts: ConnectTexts }) {
  const attempt = useAttempt();
  return (
    <RequestLine
      text={attemptText(attempt, texts)}
      onCancel={attempt.status === "waiting" ? cancelAttempt : undefined}
      cancelText={texts.cancel}
    />
  );
}

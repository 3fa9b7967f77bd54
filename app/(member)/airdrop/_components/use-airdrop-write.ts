"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { showErrorToast, showSuccessToast } from "@/app/_ui/toast";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import type { WriteTexts } from "./write-texts";

/** What a refusal says: of its fields first, which name the requirement that is missing. */
function refusalText({ code, fields, message }: BffError, texts: WriteTexts): string {
  if (code === "CONFLICT") return texts.conflict;
  return Object.values(fields)[0]?.[0] ?? (message || texts.failed);
}

/**
 * Sends something that may be credited, once a press, and renders the page anew whatever came of it.
 * An unknown outcome stays written beside the button: pressing again sends the same request.
 *
 * @param focusId takes the focus over after a success, when the button is about to go
 */
export function useAirdropWrite(texts: WriteTexts, focusId: string) {
  const router = useRouter();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isRefreshing, startRefresh] = useTransition();

  /** Gives the answer, or the refusal; null when nothing was sent. */
  async function run<Answer>(
    write: () => Promise<Answer>,
    successText: (answer: Answer) => string | null,
  ): Promise<Answer | BffError | null> {
    if (isSending.current || isRefreshing) return null;
    isSending.current = true;
    setPending(true);
    setProblem(null);
    try {
      const answer = await write();
      const text = successText(answer);
      if (text !== null) showSuccessToast(text, texts.close);
      document.getElementById(focusId)?.focus({ preventScroll: true });
      return answer;
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      if (isOutcomeUnknown(error)) setProblem(texts.unknown);
      else showErrorToast(refusalText(error, texts), texts.close);
      return error;
    } finally {
      isSending.current = false;
      setPending(false);
      startRefresh(() => router.refresh());
    }
  }

  return { isBusy: isPending || isRefreshing, problem, run };
}

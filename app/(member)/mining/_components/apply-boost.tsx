"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Modal } from "@/app/_ui/modal";
import { Notice } from "@/app/_ui/notice";
import { showSuccessToast } from "@/app/_ui/toast";
import { useModal } from "@/app/_ui/use-modal";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { boostSum } from "@/lib/mining/boost-sum";
import { applyBoost } from "@/lib/mining/client";
import type { ApplyTexts } from "./apply-texts";
import { BoostConsequence, type BoostEffect } from "./boost-consequence";

interface ApplyBoostProps extends BoostEffect {
  id: string;
  texts: ApplyTexts;
}

function problemText(error: unknown, texts: ApplyTexts): string {
  if (!(error instanceof BffError)) return texts.failed;
  if (isOutcomeUnknown(error)) return texts.unknownOutcome;
  return error.code === "CONFLICT" ? texts.conflict : error.message || texts.failed;
}

/** Applies a boost after saying what follows from it. */
export function ApplyBoost({ id, texts, ...effect }: ApplyBoostProps) {
  const router = useRouter();
  const { isOpen, close, opener } = useModal();
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function apply(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblem(null);
    try {
      await applyBoost(id);
      close();
      showSuccessToast(texts.applied, texts.close);
    } catch (error) {
      setProblem(problemText(error, texts));
    }
    isSending.current = false;
    setPending(false);
    router.refresh();
  }

  const { percentNow, percent } = effect;
  const addsNothing = percentNow !== null && boostSum(percentNow, percent).addsNothing;
  const footer = (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button size="hero" onClick={() => !isPending && close()}>
        {texts.cancel}
      </Button>
      <Button
        tone="primary"
        size="hero"
        isPending={isPending}
        disabled={addsNothing}
        onClick={apply}
      >
        {isPending ? texts.confirming : texts.confirm}
      </Button>
    </div>
  );
  return (
    <>
      <Button size="small" aria-label={texts.applyName} {...opener}>
        {texts.apply}
      </Button>
      {isOpen && (
        <Modal
          title={texts.title}
          description={texts.text}
          closeText={texts.close}
          onClose={close}
          footer={footer}
          isDismissable={!isPending}
        >
          <BoostConsequence {...effect} texts={texts} />
          <div role="alert" className="mt-4 empty:hidden">
            {problem && <Notice tone="warn">{problem}</Notice>}
          </div>
        </Modal>
      )}
    </>
  );
}

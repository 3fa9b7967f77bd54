"use client";

import { Modal } from "@/app/_ui/modal";
import type { SpinFacts } from "@/lib/game/verify-spin";
import type { Odds } from "./odds";
import { useCheck } from "./use-check";
import { VerifyFields } from "./verify-fields";
import { VerifySteps } from "./verify-steps";
import type { VerifyTexts } from "./verify-texts";

interface VerifyModalProps {
  spin: SpinFacts | null;
  odds: readonly Odds[];
  texts: VerifyTexts;
  onClose: () => void;
}

/** Recomputes a spin in this browser, step by step; a known spin is checked at once. */
export default function VerifyModal({ spin, odds, texts, onClose }: VerifyModalProps) {
  const check = useCheck(spin, odds);
  return (
    <Modal
      title={texts.verifyTitle}
      description={texts.verifyText}
      closeText={texts.close}
      onClose={onClose}
      size="large"
    >
      <VerifyFields check={check} texts={texts} />
      <div role="status">
        {check.result && <VerifySteps result={check.result} odds={odds} texts={texts} />}
        {check.hasFailed && <p className="mt-5 text-md text-down">{texts.checkFailed}</p>}
      </div>
    </Modal>
  );
}

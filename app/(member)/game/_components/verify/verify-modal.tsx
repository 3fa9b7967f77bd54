"use client";

import { Badge } from "@/app/_ui/data/badge";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { fillText } from "@/app/_ui/text/fill-text";
import type { SpinCheck, SpinFacts } from "@/lib/domain/game/verify-spin";
import type { Odds } from "./odds";
import { useCheck } from "./use-check";
import { VerifyFields } from "./verify-fields";
import type { VerifyTexts } from "./verify-texts";

interface VerifyStepsProps {
  result: SpinCheck;
  odds: readonly Odds[];
  texts: VerifyTexts;
}

/** The outcome of a check, and each step with what was computed and whether it agrees. */
function VerifySteps({ result, odds, texts }: VerifyStepsProps) {
  const { hash, digest, part, segment, isFair } = result;
  const prize = segment.computed === null ? null : odds[segment.computed]?.prize;
  const steps = [
    { title: texts.hashStep, value: hash.computed, matches: hash.matches, isCode: true },
    { title: texts.digestStep, value: digest.computed, matches: digest.matches, isCode: true },
    { title: texts.partStep, value: fillText(texts.partValue, { part }), matches: undefined },
    {
      title: texts.segmentStep,
      value: prize
        ? fillText(texts.segmentValue, { number: (segment.computed ?? 0) + 1, prize })
        : texts.unknownSegment,
      matches: segment.matches,
    },
  ];
  return (
    <div className="mt-6 grid gap-4">
      <Notice tone={isFair ? "info" : "warn"} title={isFair ? texts.fair : texts.unfair}>
        {isFair ? texts.fairText : texts.unfairText}
      </Notice>
      <ol className="divide-y divide-line">
        {steps.map(({ title, value, matches, isCode }, index) => (
          <li key={title} className="grid gap-1 py-3.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-md text-muted">
                <span className="figures me-2 text-faint">{index + 1}</span>
                {title}
              </p>
              {matches === null && <Badge>{texts.nothingToCompare}</Badge>}
              {typeof matches === "boolean" && (
                <Badge tone={matches ? "up" : "down"}>
                  {matches ? texts.match : texts.mismatch}
                </Badge>
              )}
            </div>
            <bdi dir={isCode ? "ltr" : undefined} className="figures text-md font-medium break-all">
              {value}
            </bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}

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

"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { CheckSteps, CheckVerdict } from "@/app/_shell/states/check-steps";
import { Modal } from "@/app/_ui/overlay/modal";
import type { SpinCheck } from "@/lib/domain/game/verify-spin";
import { useCheck } from "./use-check";
import { VerifyFields } from "./verify-fields";
import type { Odds, VerifyModalProps } from "./verify-provider";

interface VerifyStepsProps {
  result: SpinCheck;
  odds: readonly Odds[];
}

/** The outcome of a check, and each step with what was computed and whether it agrees. */
function VerifySteps({ result, odds }: VerifyStepsProps) {
  const t = useTranslations("wheel");
  const { hash, digest, part, segment, isFair } = result;
  const prize = segment.computed === null ? null : odds[segment.computed]?.prize;
  const steps = [
    { title: t("hashStep"), value: hash.computed, matches: hash.matches, isCode: true },
    { title: t("digestStep"), value: digest.computed, matches: digest.matches, isCode: true },
    { title: t("partStep"), value: t("partValue", { part }), matches: undefined },
    {
      title: t("segmentStep"),
      value: prize
        ? t("segmentValue", { number: (segment.computed ?? 0) + 1, prize })
        : t("unknownSegment"),
      matches: segment.matches,
    },
  ];
  return (
    <div className="mt-6">
      <CheckVerdict
        isSound={isFair}
        title={t(isFair ? "fair" : "unfair")}
        text={t(isFair ? "fairText" : "unfairText")}
      />
      <CheckSteps steps={steps} />
    </div>
  );
}

/** Recomputes a spin in this browser, step by step; a known spin is checked at once. */
export function VerifyModal({ spin, odds, onClose }: VerifyModalProps) {
  const t = useTranslations("wheel");
  const check = useCheck({ spin, odds });
  return (
    <Modal title={t("verifyTitle")} description={t("verifyText")} onClose={onClose} size="large">
      <VerifyFields check={check} isKnown={spin !== null} />
      <div role="status">{check.result && <VerifySteps result={check.result} odds={odds} />}</div>
      <FormError text={check.formError} />
    </Modal>
  );
}

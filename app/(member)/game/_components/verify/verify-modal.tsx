"use client";

import { useTranslations } from "next-intl";
import { FormError } from "@/app/_shell/forms/form-error";
import { Badge } from "@/app/_ui/data/badge";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
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
    <div className="mt-6 grid gap-4">
      <Notice tone={isFair ? "info" : "warn"} title={t(isFair ? "fair" : "unfair")}>
        {t(isFair ? "fairText" : "unfairText")}
      </Notice>
      <ol className="divide-y divide-line">
        {steps.map(({ title, value, matches, isCode }, index) => (
          <li key={title} className="grid gap-1 py-3.5 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-md text-muted">
                <span className="figures me-2 text-faint">{index + 1}</span>
                {title}
              </p>
              {matches === null && <Badge>{t("nothingToCompare")}</Badge>}
              {typeof matches === "boolean" && (
                <Badge tone={matches ? "up" : "down"}>{t(matches ? "match" : "mismatch")}</Badge>
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

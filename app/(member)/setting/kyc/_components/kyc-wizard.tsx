"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useRef } from "react";
import { MAIN_ID } from "@/app/_shell/frame/skip-link";
import { Card } from "@/app/_ui/data/card";
import { type Step, Stepper } from "@/app/_ui/data/stepper";
import { useBackStep } from "@/app/_ui/overlay/use-back-step";
import { Notice } from "@/app/_ui/state/notice";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { KYC_STAGES, type KycStage, openStages } from "@/lib/domain/kyc/stages";
import { loadPatiently } from "@/lib/live/network";
import { PersonalStage } from "./personal-stage";
import { type KycFormProps, type KycFormState, useKycForm } from "./use-kyc-form";

const loadDocument = async () => ({ default: (await import("./document-stage")).DocumentStage });
const loadSelfie = async () => ({ default: (await import("./selfie-stage")).SelfieStage });
const loadReview = async () => ({ default: (await import("./review-stage")).ReviewStage });

/** The later stages load while the first one is filled in. */
const STAGES = {
  personal: PersonalStage,
  document: lazy(() => loadPatiently(loadDocument)),
  selfie: lazy(() => loadPatiently(loadSelfie)),
  review: lazy(() => loadPatiently(loadReview)),
} as const;

const STATE_TEXTS = {
  done: "done",
  current: "current",
  upcoming: "upcoming",
  locked: "accepted",
} as const;

function stepState(wizard: KycFormState, stage: KycStage): Step["state"] {
  if (stage === wizard.stage) return "current";
  if (!openStages(wizard.view).includes(stage)) return "locked";
  const isPassed = KYC_STAGES.indexOf(stage) < KYC_STAGES.indexOf(wizard.stage);
  return isPassed ? "done" : "upcoming";
}

function useSteps(wizard: KycFormState): Step[] {
  const t = useTranslations("kyc.form");
  return KYC_STAGES.map((stage) => {
    const state = stepState(wizard, stage);
    const canOpen =
      wizard.isReachable(stage) && wizard.upload.progress === null && wizard.preparing.size === 0;
    return {
      id: stage,
      label: t(`stages.${stage}`),
      state,
      stateText: t(STATE_TEXTS[state]),
      onOpen: canOpen ? () => wizard.moveTo(stage) : undefined,
    };
  });
}

/** Takes the member one stage back, unless something is on its way. */
function StageBack({ wizard }: { wizard: KycFormState }) {
  useBackStep(true, (isLeft) => {
    const previous = wizard.walked.at(-1);
    const isBusy = wizard.upload.progress !== null || wizard.preparing.size > 0 || wizard.isLeaving;
    if (isLeft || !previous || isBusy) return false;
    wizard.moveTo(previous);
    return true;
  });
  return null;
}

/** The form of the identity check, one stage at a time. */
export function KycWizard(props: KycFormProps) {
  const wizard = useKycForm(props);
  const t = useTranslations("kyc.form");
  const steps = useSteps(wizard);
  const isLeaving = useRef(false);
  isLeaving.current = wizard.isLeaving;
  const Stage = STAGES[wizard.stage];

  useEffect(() => {
    Promise.all([loadDocument(), loadSelfie(), loadReview()]).catch(() => null);
  }, []);

  // The form gives way to what the service says; the focus must not fall out of the page.
  useEffect(
    () => () => {
      if (isLeaving.current) document.getElementById(MAIN_ID)?.focus();
    },
    [],
  );

  return (
    <Card>
      <Stepper label={t("steps")} steps={steps} />
      {wizard.isRestored && (
        <Notice tone="info" className="mt-4">
          {t("restored")}
        </Notice>
      )}
      {wizard.walked.map((stage) => (
        <StageBack key={stage} wizard={wizard} />
      ))}
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Stage key={`${wizard.stage}-${wizard.isRestored}`} wizard={wizard} />
        </Suspense>
      </div>
    </Card>
  );
}

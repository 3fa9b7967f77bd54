import { Check } from "lucide";
import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Icon } from "@/app/_ui/data/icon";
import { nextOnboardingStep, type OnboardingStepName } from "@/lib/domain/account/onboarding";
import { PAGES } from "@/lib/routes";
import type { Onboarding } from "./read-onboarding";

const WAYS: Readonly<Record<OnboardingStepName, Route>> = {
  profile: PAGES.settings.path,
  checkIn: PAGES.airdrop.path,
  session: PAGES.mining.path,
};

const WORDS = {
  profile: { title: "dashboard.steps.profile.open", way: "dashboard.steps.profile.way" },
  checkIn: { title: "airdrop.catalogue.first_check_in.title", way: "airdrop.checkIn.submit" },
  session: { title: "dashboard.steps.session.open", way: "dashboard.miningStart" },
} as const;

interface StepListProps {
  onboarding: Onboarding;
  /** Does a step at once and shows what it brought, where it can be done here; otherwise a link leads to the next one. */
  actions?: Partial<Readonly<Record<OnboardingStepName, ReactNode>>>;
}

/** The first steps in order: done, the next one with its action, and those after it. */
export async function StepList({ onboarding, actions = {} }: StepListProps) {
  const t = await getTranslations();
  const { steps, needsEmail } = onboarding;
  const next = nextOnboardingStep(steps);
  return (
    <>
      {needsEmail && (
        <p className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-button bg-tint-warn px-4 py-2.5 text-md">
          {t("dashboard.steps.email.open")}
          <LinkButton href={PAGES.settings.path} tone="primary">
            {t("dashboard.steps.email.way")}
          </LinkButton>
        </p>
      )}
      <ol className="divide-y divide-line">
        {steps.map(({ name, isDone }, index) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
            <span
              aria-hidden
              className={`figures grid size-9 shrink-0 place-items-center rounded-full text-md font-semibold ${
                isDone
                  ? "bg-tint-up text-up"
                  : name === next
                    ? "border-2 border-accent text-text"
                    : "border border-line-strong text-muted"
              }`}
            >
              {isDone ? <Icon node={Check} size={18} strokeWidth={2} /> : index + 1}
            </span>
            <div className="min-w-0 flex-1 basis-32">
              <p className={`text-base font-medium ${isDone ? "text-muted" : ""}`}>
                {t(WORDS[name].title)}
                {isDone && <span className="sr-only">, {t("mining.locked.done")}</span>}
              </p>
              {!isDone && <p className="text-sm text-muted">{t(`onboarding.${name}`)}</p>}
            </div>
            {actions[name] ??
              (name === next && (
                <LinkButton href={WAYS[name]} tone={needsEmail ? "outline" : "primary"}>
                  {t(WORDS[name].way)}
                </LinkButton>
              ))}
          </li>
        ))}
      </ol>
    </>
  );
}

import type { User } from "../../contract/account.ts";
import { hasCompleteProfile } from "../../contract/rules/complete-profile.ts";

export type OnboardingStepName = "profile" | "checkIn" | "session";

export interface OnboardingStep {
  readonly name: OnboardingStepName;
  readonly isDone: boolean;
}

/** How many they are for whom none is left out. */
export const ONBOARDING_STEPS = 3;

interface Facts extends Pick<User, "isValid" | "fullName" | "phone" | "country"> {
  readonly hasCheckedIn: boolean;
  /** A mining session was started, now or before. */
  readonly hasMined: boolean;
}

/**
 * The steps from a confirmed address to a running Starter machine, in order (R11.6): profile and one check-in
 * make a member valid, which brings the machine. Who is valid in another way needs neither: what such a member
 * has not done is left out.
 */
export function onboardingSteps(facts: Facts): readonly OnboardingStep[] {
  const { isValid, hasCheckedIn, hasMined } = facts;
  const steps: readonly OnboardingStep[] = [
    { name: "profile", isDone: hasCompleteProfile(facts) },
    { name: "checkIn", isDone: hasCheckedIn },
    { name: "session", isDone: isValid && hasMined },
  ];
  return isValid ? steps.filter(({ name, isDone }) => isDone || name === "session") : steps;
}

/** The step that a member does next, or null when all are done. */
export function nextOnboardingStep(steps: readonly OnboardingStep[]): OnboardingStepName | null {
  return steps.find(({ isDone }) => !isDone)?.name ?? null;
}

/** A Starter works for thirty days: whom it has not brought to mining by then, the steps do not help. */
const NEW_MS = 30 * 86_400_000;

/** Whether a member joined so lately that the first session may still be ahead. */
export function isNewMember(joinedAt: string | null | undefined, nowMs: number): boolean {
  return joinedAt != null && nowMs - Date.parse(joinedAt) < NEW_MS;
}

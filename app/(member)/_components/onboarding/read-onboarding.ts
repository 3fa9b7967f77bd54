import { cookies } from "next/headers";
import { cache } from "react";
import { readFrameUser } from "@/app/_shell/frame/member-page";
import { unlessDown } from "@/app/_shell/states/unless-down";
import type { User } from "@/lib/contract/account";
import type { AirdropTask } from "@/lib/contract/airdrop";
import {
  isNewMember,
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingSteps,
} from "@/lib/domain/account/onboarding";
import { readAirdropTasks } from "@/lib/domain/airdrop/server";
import { isTaskDone } from "@/lib/domain/airdrop/tasks";
import { hasMined } from "@/lib/domain/mining/progress";
import { readMiningState } from "@/lib/domain/mining/server";
import { serviceClock } from "@/lib/live/service-clock";
import { HIDDEN_STEPS_COOKIE } from "@/lib/preferences";
import { SessionInterruption } from "@/lib/session/server";

/** The core task of the first check-in (R11.8). */
const FIRST_CHECK_IN_TASK = "first_check_in";

export interface Onboarding {
  readonly username: string;
  readonly steps: readonly OnboardingStep[];
  /** All steps, which bring a free machine; else some are left out, since the member is valid without them. */
  readonly isWhole: boolean;
  /** The address is to be confirmed first. */
  readonly needsEmail: boolean;
}

/** What is read for the frame, or null where the session cannot go on: the page itself leads away then. */
async function unlessInterrupted<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await unlessDown(reading);
  } catch (error) {
    if (error instanceof SessionInterruption) return null;
    throw error;
  }
}

const isFirstCheckIn = ({ id }: AirdropTask) => id === FIRST_CHECK_IN_TASK;

function onboardingOf(user: User, checkIn: AirdropTask | undefined): Onboarding {
  const hasCheckedIn = checkIn !== undefined && isTaskDone(checkIn);
  const steps = onboardingSteps({ ...user, hasCheckedIn, hasMined: false });
  return {
    ...{ username: user.username, steps },
    isWhole: steps.length === ONBOARDING_STEPS,
    needsEmail: !user.isValid && user.emailVerified === false,
  };
}

/**
 * How far a new member is on the way to a running machine, or null for whom it is done, who has hidden it on this
 * device, or about whom too little is known. A member who is neither new nor without validity is asked about nothing.
 */
export const readOnboarding = cache(async (): Promise<Onboarding | null> => {
  const [user, jar] = await Promise.all([readFrameUser(), cookies()]);
  if (!user || jar.get(HIDDEN_STEPS_COOKIE)?.value === user.username) return null;
  if (user.isValid) {
    if (!isNewMember(user.joinedAt, serviceClock.now())) return null;
    const reading = unlessInterrupted(readAirdropTasks());
    const state = await unlessInterrupted(readMiningState());
    if (state?.kind !== "session" || hasMined(state.session)) return null;
    return onboardingOf(user, (await reading)?.items.find(isFirstCheckIn));
  }
  const tasks = await unlessInterrupted(readAirdropTasks());
  const checkIn = tasks?.items.find(isFirstCheckIn);
  return checkIn ? onboardingOf(user, checkIn) : null;
});

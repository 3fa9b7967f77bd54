import type { User } from "../../contract/account.ts";
import { hasCompleteProfile } from "../../contract/rules/complete-profile.ts";
import { hasPasskey } from "./passkey.ts";

export type FirstStepName = "email" | "profile" | "session" | "twoFactor" | "identity";

/** `waiting` is with somebody else; `open` is the member's to do. */
export type FirstStepState = "done" | "waiting" | "open";

export interface FirstStep {
  readonly name: FirstStepName;
  readonly state: FirstStepState;
}

type Facts = Pick<
  User,
  "emailVerified" | "fullName" | "phone" | "country" | "gg2FAEnabled" | "passkeyCount" | "kycStatus"
>;

function asState(isDone: boolean): FirstStepState {
  return isDone ? "done" : "open";
}

/**
 * What a newcomer has to do before everything can be used, in order. A step that the upstream says
 * nothing about is left out, and an identity check whose refusal is final.
 *
 * @param hasMined whether a mining session was ever started, null when nobody knows
 */
export function firstSteps(user: Facts, hasMined: boolean | null): readonly FirstStep[] {
  const { emailVerified, gg2FAEnabled, kycStatus } = user;
  const isComplete = hasCompleteProfile(user);
  const steps: (FirstStep | null)[] = [
    emailVerified == null ? null : { name: "email", state: asState(emailVerified) },
    { name: "profile", state: asState(isComplete) },
    hasMined === null ? null : { name: "session", state: asState(hasMined) },
    gg2FAEnabled == null
      ? null
      : { name: "twoFactor", state: asState(gg2FAEnabled || hasPasskey(user)) },
    kycStatus == null || kycStatus === "rejected"
      ? null
      : {
          name: "identity",
          state: kycStatus === "pending" ? "waiting" : asState(kycStatus === "approved"),
        },
  ];
  return steps.filter((step) => step !== null);
}

import { expect, it } from "vitest";
import { isNewMember, nextOnboardingStep, onboardingSteps } from "./onboarding.ts";

const NEW = {
  isValid: false,
  fullName: "Nia New",
  phone: null,
  country: null,
  hasCheckedIn: false,
  hasMined: false,
};
const stepsOf = (facts: Partial<Parameters<typeof onboardingSteps>[0]>) =>
  onboardingSteps({ ...NEW, ...facts });

it("R6.2 leads from the profile over one check-in to a running session", () => {
  const profile = { phone: "+43 1 5550101", country: "AT" };
  expect(nextOnboardingStep(stepsOf({}))).toBe("profile");
  expect(nextOnboardingStep(stepsOf({ phone: "+43 1 5550101" }))).toBe("profile");
  expect(nextOnboardingStep(stepsOf(profile))).toBe("checkIn");
  expect(nextOnboardingStep(stepsOf({ ...profile, hasCheckedIn: true }))).toBe("session");
  const done = stepsOf({ ...profile, hasCheckedIn: true, isValid: true, hasMined: true });
  expect(done.map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect(nextOnboardingStep(done)).toBeNull();
});

it("R6.2 whoever bought a machine is left with the session, and nobody mines before being valid", () => {
  expect(stepsOf({ isValid: true })).toEqual([{ name: "session", isDone: false }]);
  expect(stepsOf({ isValid: true, hasCheckedIn: true })).toEqual([
    { name: "checkIn", isDone: true },
    { name: "session", isDone: false },
  ]);
  expect(stepsOf({ hasMined: true }).at(-1)?.isDone).toBe(false);
});

it("takes a member for new for thirty days, and nobody whose first day is unknown", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(isNewMember("2026-10-24T12:00:01Z", now)).toBe(true);
  expect(isNewMember("2026-10-24T12:00:00Z", now)).toBe(false);
  expect(isNewMember(null, now)).toBe(false);
});

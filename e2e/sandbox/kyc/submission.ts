import type { Text } from "../texts/say.ts";
import { type KycCheck, PERSONAL_FIELDS } from "./check.ts";
import { isCountry } from "./countries.ts";
import { isOpen, isOwed, stepsOf } from "./steps.ts";

const MIN_AGE_YEARS = 18;
const MAX_AGE_YEARS = 120;
const MIN_NUMBER_LENGTH = 4;
const REQUIRED = "This field is required.";
const MISSING_FILE = "Add this document.";
const REFUSED_FILE = "Add this document again.";

/** Full years between a date of birth (`2000-02-29`) and a moment, both in UTC. */
export function ageAt(birthDate: string, now: number): number {
  const today = new Date(now).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

function personalErrors({ data }: KycCheck, now: number): Record<string, Text> {
  const errors: Record<string, Text> = {};
  for (const field of PERSONAL_FIELDS) if (!data[field]) errors[field] = REQUIRED;
  const { birthDate, country, docNumber } = data;
  if (birthDate) {
    const age = ageAt(birthDate, now);
    if (age < MIN_AGE_YEARS) errors.birthDate = "You must be at least 18 years old.";
    if (age < 0 || age > MAX_AGE_YEARS) errors.birthDate = "Enter your date of birth.";
  }
  if (country && !isCountry(country)) errors.country = "Choose a country by its two-letter code.";
  if (docNumber && docNumber.replace(/[^A-Za-z0-9]/g, "").length < MIN_NUMBER_LENGTH) {
    errors.docNumber = "Enter the number of your document.";
  }
  return errors;
}

/** What still keeps a check from being handed in, by field; empty when nothing does. */
export function submissionErrors(
  check: KycCheck,
  consent: string | undefined,
  now: number,
): Record<string, Text> {
  const errors = personalErrors(check, now);
  for (const step of stepsOf(check)) {
    if (!isOpen(check, step)) continue;
    if (step === "personal") {
      if (isOwed(check, step)) errors._ = "Check your personal details and send them again.";
    } else if (isOwed(check, step)) errors[step] = REFUSED_FILE;
    else if (!check.files.has(step)) errors[step] = MISSING_FILE;
  }
  if (consent !== "true") errors.consent = "Agree to the check to send it.";
  return errors;
}

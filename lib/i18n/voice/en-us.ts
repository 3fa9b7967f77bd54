import type { VoiceFault } from "./fault.ts";

export const FAULTS: readonly VoiceFault[] = [
  { pattern: /\b(?:the|this) service\b/i, why: "We speak as “we”." },
  { pattern: /\b(?:please|sorry)\b/i, why: "Neither asks nor apologises; says what to do." },
  {
    pattern: /\b(?:cannot|could not|do not|does not|will not)\b/,
    why: "Contracted, as it is said.",
  },
  { pattern: /\bsign(?:s|ed)? in\b|\bsign-in\b/i, why: "Log in, log out, login." },
  { pattern: /e-mail/i, why: "Email." },
  { pattern: /\bcancell(?:ed|ing)\b/i, why: "American spelling: canceled." },
  {
    pattern: /second factor|two-factor (?!authentication)/i,
    why: "Two-factor authentication, or 2FA.",
  },
  { pattern: /\bin a row\b/, why: "A streak." },
  { pattern: /\bsmallest amount\b/i, why: "The minimum." },
  { pattern: /\bbooked\b|\bposted\b/i, why: "A word of bookkeepers." },
  { pattern: /\b(?:stands?|rests) (?:here|at|in)\b|\bis told\b/i, why: "Nobody says so." },
  { pattern: /\.\.\.|"| - /, why: "…, “”, –." },
];

import type { PasswordEstimate } from "./estimate.ts";
import type { PasswordRule } from "./rules.ts";
import { isSimilarToOwner, meetsRule, PASSWORD_RULES, type PasswordOwner } from "./rules.ts";
import { PASSWORD_LEVELS, type PasswordHint, type PasswordLevel } from "./strength.ts";

type MeterKey =
  | PasswordRule
  | PasswordLevel
  | `weakness.${PasswordHint}`
  | "distinct"
  | "strength"
  | "checking"
  | "met"
  | "unmet";

/**
 * What `PasswordMeter` shows of a password; without an owner the rule about them is left out.
 *
 * @param t gives the text of a key
 * @param estimate the latest one, null before the first
 */
export function passwordMeter(
  password: string,
  t: (key: MeterKey) => string,
  owner: PasswordOwner | undefined,
  estimate: PasswordEstimate | null,
) {
  const level = password === "" ? "empty" : estimate?.level;
  const hint = password === "" ? null : estimate?.hint;
  const rules = PASSWORD_RULES.map((rule) => ({
    text: t(rule),
    isMet: meetsRule(password, rule),
  }));
  if (owner) {
    const isMet = password !== "" && !isSimilarToOwner(password, owner);
    rules.push({ text: t("distinct"), isMet });
  }
  return {
    label: t("strength"),
    levelText: t(level ?? "checking"),
    step: level ? PASSWORD_LEVELS.indexOf(level) : 0,
    hint: hint ? t(`weakness.${hint}`) : null,
    rules,
    metText: t("met"),
    unmetText: t("unmet"),
  };
}

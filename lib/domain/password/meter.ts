import type { PasswordRule } from "./rules.ts";
import { isSimilarToOwner, meetsRule, PASSWORD_RULES, type PasswordOwner } from "./rules.ts";
import { PASSWORD_LEVELS, type PasswordLevel, passwordLevel } from "./strength.ts";

type MeterKey = PasswordRule | PasswordLevel | "distinct" | "strength" | "met" | "unmet";

/**
 * What `PasswordMeter` shows of a password; without an owner the rule about them is left out.
 *
 * @param t gives the text of a key
 */
export function passwordMeter(
  password: string,
  t: (key: MeterKey) => string,
  owner?: PasswordOwner,
) {
  const level = passwordLevel(password, owner ?? {});
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
    levelText: t(level),
    step: PASSWORD_LEVELS.indexOf(level),
    rules,
    metText: t("met"),
    unmetText: t("unmet"),
  };
}

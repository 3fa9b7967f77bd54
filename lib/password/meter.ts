import type { PasswordRule } from "./rules.ts";
import { isSimilarToOwner, meetsRule, PASSWORD_RULES, type PasswordOwner } from "./rules.ts";
import { PASSWORD_LEVELS, type PasswordLevel, passwordLevel } from "./strength.ts";

export type MeterTexts = Readonly<
  Record<PasswordRule | PasswordLevel | "distinct" | "strength" | "met" | "unmet", string>
>;

/** What `PasswordMeter` shows of a password; without an owner the rule about them is left out. */
export function passwordMeter(password: string, texts: MeterTexts, owner?: PasswordOwner) {
  const level = passwordLevel(password, owner ?? {});
  const rules = PASSWORD_RULES.map((rule) => ({
    text: texts[rule],
    isMet: meetsRule(password, rule),
  }));
  if (owner) {
    const isMet = password !== "" && !isSimilarToOwner(password, owner);
    rules.push({ text: texts.distinct, isMet });
  }
  return {
    label: texts.strength,
    levelText: texts[level],
    step: PASSWORD_LEVELS.indexOf(level),
    rules,
    metText: texts.met,
    unmetText: texts.unmet,
  };
}

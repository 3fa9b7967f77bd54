import { z } from "zod";
import { worded } from "../protocol/worded.ts";

export const fullNameSchema = z.string().trim().min(1).max(80);

export type FullNameTexts = Readonly<Record<"required" | "nameTooLong" | "nameCharacters", string>>;

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

const SCRIPTS_WITH_JOINERS = [
  ...["Arab", "Syrc", "Nkoo", "Mong", "Khmr", "Mymr"],
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"],
];
const SHAPED = `[${SCRIPTS_WITH_JOINERS.map((script) => `\\p{scx=${script}}`).join("")}]`;
const VIRAMA = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]";
// Between letters of these scripts, and behind a virama, a joiner decides how they are drawn.
const SEEN_JOINER = new RegExp(
  `${SHAPED}[\\u200c\\u200d](?=${SHAPED})|${VIRAMA}[\\u200c\\u200d]`,
  "gu",
);
// They choose among the shapes of an ideograph or of a Mongolian letter.
const SEEN_SELECTOR = /[\p{scx=Han}\p{scx=Mong}]\p{Variation_Selector}/gu;
// It sets the last letter of a Mongolian word apart.
const SEEN_SEPARATOR = /\p{scx=Mong}\u180e(?=\p{scx=Mong})/gu;

/** Whether a text holds what nobody sees: controls, marks of direction, joiners and fillers that draw nothing. */
export function holdsUnseen(text: string): boolean {
  const seen = [SEEN_JOINER, SEEN_SELECTOR, SEEN_SEPARATOR];
  return UNSEEN.test(seen.reduce((rest, pattern) => rest.replace(pattern, ""), text));
}

// A name with what nobody sees, or with pictures, could pass for another.
function isUsableName(name: string): boolean {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(name)) return false;
  return /\p{L}/u.test(name) && !holdsUnseen(name);
}

/**
 * The rule of a member's full name in a form, whose words it takes.
 *
 * @param saved a name that stays as it is, whatever it is
 */
export function fullNameRule(texts: FullNameTexts, saved?: string) {
  const check = worded(fullNameSchema, { tooLong: texts.nameTooLong, refused: texts.required });
  return z
    .string()
    .trim()
    .superRefine((name, context) => {
      if (name === saved?.trim()) return;
      check(name, context);
      if (name === "" || isUsableName(name)) return;
      context.addIssue({ code: "custom", message: texts.nameCharacters });
    });
}

import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";

/** Why a text is no phone number that anybody could call. */
export type PhoneProblem =
  | "characters"
  | "countryCode"
  | "tooShort"
  | "tooLong"
  | "extension"
  | "unknown";

interface Phone {
  /** E.164, such as `+43155501010`. */
  readonly number: string;
  /** As its country groups it, with its calling code. */
  readonly international: string;
}

interface NoPhone {
  readonly problem: PhoneProblem;
  /** With the plus sign, where the text has one. */
  readonly callingCode: string;
}

const BY_LENGTH: Readonly<Record<string, PhoneProblem>> = {
  NOT_A_NUMBER: "characters",
  INVALID_COUNTRY: "countryCode",
  TOO_SHORT: "tooShort",
  TOO_LONG: "tooLong",
};

/**
 * A phone number as typed, in digits of any script, by the numbering plan of its country.
 *
 * @param country ISO 3166-1 alpha-2, whose number it is where it does not begin with a plus sign
 */
export function readPhone(text: string, country?: string | null): Phone | NoPhone {
  const typed = text.normalize("NFKC");
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const options = { defaultCountry, extract: false };
  const length = validatePhoneNumberLength(typed, options);
  const phone = parsePhoneNumberFromString(typed, options);
  const callingCode = phone ? `+${phone.countryCallingCode}` : "";
  const byLength = length && BY_LENGTH[length];
  if (byLength) return { problem: byLength, callingCode };
  if (phone?.ext) return { problem: "extension", callingCode };
  if (!phone?.isValid()) return { problem: phone ? "unknown" : "characters", callingCode };
  return { number: phone.number, international: phone.formatInternational() };
}

/** A phone number as members read it; what is none stays as it is. */
export function shownPhone(text: string, country?: string | null): string {
  const phone = readPhone(text, country);
  return "problem" in phone ? text : phone.international;
}

import { z } from "zod";
import { TERMS_VERSION } from "../contract/values/terms-version.ts";
import { LOCALES } from "../i18n/locales.ts";

/** An address for all languages, and those of single languages. */
export interface LocalizedAddress {
  readonly all: string;
  /** By `de-DE`, or by `de` for each of its regions. */
  readonly byLanguage: Readonly<Record<string, string>>;
}

const LANGUAGE = /^([a-z]{2}(?:-[A-Z]{2})?)=(.*)$/;

function isSpoken(language: string): boolean {
  return LOCALES.some(({ locale }) => locale === language || locale.slice(0, 2) === language);
}

function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

function readAddress(value: string): LocalizedAddress | null {
  const byLanguage: Record<string, string> = {};
  let all: string | undefined;
  for (const part of value.split(",").map((text) => text.trim())) {
    const [, language, address = part] = LANGUAGE.exec(part) ?? [];
    if (!isWebAddress(address)) return null;
    if (language) {
      if (!isSpoken(language) || byLanguage[language]) return null;
      byLanguage[language] = address;
    } else if (all === undefined) all = address;
    else return null;
  }
  return all === undefined ? null : { all, byLanguage };
}

const localizedSchema = z
  .string()
  .transform((value, context) => {
    const address = readAddress(value);
    if (address) return address;
    const message =
      "must be an address, and others after it, one for each of the product's languages at most: https://a.example/terms,de=https://a.example/agb";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional();

const mailSchema = z.email();

/** The URI of an address (RFC 9116, 2.5.3: of the web by https alone), or null. */
function contactUri(text: string): string | null {
  if (URL.parse(text)?.protocol === "https:") return text;
  return mailSchema.safeParse(text).success ? `mailto:${text}` : null;
}

const contactsSchema = z
  .string()
  .transform((value, context) => {
    const uris = value.split(",").map((text) => contactUri(text.trim()));
    if (uris.every((uri) => uri !== null)) return uris;
    const message = "must be e-mail or https addresses, separated by commas";
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  })
  .optional();

/** The variables about the operator's legal pages and whom to tell of a weakness; `.env.example` describes each row. */
export const legalShape = {
  LEGAL_TERMS_URL: localizedSchema,
  LEGAL_TERMS_VERSION: z
    .string()
    .regex(TERMS_VERSION, { error: "must be 1 to 32 letters, digits, dots or hyphens" })
    .optional(),
  LEGAL_PRIVACY_URL: localizedSchema,
  LEGAL_RISK_URL: localizedSchema,
  LEGAL_IMPRINT_URL: localizedSchema,
  SECURITY_CONTACT: contactsSchema,
  SECURITY_POLICY_URL: z.url({ protocol: /^https$/, error: "must be an https address" }).optional(),
};

type LegalRow = z.output<z.ZodObject<typeof legalShape>>;

export interface LegalEnvironment {
  readonly legal: {
    readonly terms: LocalizedAddress | undefined;
    readonly privacy: LocalizedAddress | undefined;
    readonly risk: LocalizedAddress | undefined;
    readonly imprint: LocalizedAddress | undefined;
    /** Goes up with a sign-up; members who have accepted another one are asked. */
    readonly termsVersion: string | undefined;
  };
  readonly security: {
    /** Addresses to which a weakness is reported, as URIs; none without the setting. */
    readonly contacts: readonly string[];
    readonly policyUrl: string | undefined;
  };
}

/** The rows as the application reads them. */
export function legalEnvironment(row: LegalRow): LegalEnvironment {
  return {
    legal: {
      terms: row.LEGAL_TERMS_URL,
      privacy: row.LEGAL_PRIVACY_URL,
      risk: row.LEGAL_RISK_URL,
      imprint: row.LEGAL_IMPRINT_URL,
      termsVersion: row.LEGAL_TERMS_VERSION,
    },
    security: { contacts: row.SECURITY_CONTACT ?? [], policyUrl: row.SECURITY_POLICY_URL },
  };
}

/** What two variables say only together: nobody can accept a version of terms that they cannot read. */
export function legalProblems(
  present: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const isAlone = present.LEGAL_TERMS_VERSION && !present.LEGAL_TERMS_URL;
  return isAlone ? ["LEGAL_TERMS_VERSION needs LEGAL_TERMS_URL"] : [];
}

/** The operator's legal pages, in the order in which they are named. */
export const LEGAL_PAGES = ["terms", "privacy", "risk", "imprint"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

interface LocalizedAddress {
  readonly all: string;
  readonly byLanguage: Readonly<Record<string, string>>;
}

/** The legal pages of the configuration, each checked when the application started. */
type ConfiguredLegal = Readonly<Record<LegalPage, LocalizedAddress | undefined>> & {
  readonly termsVersion: string | undefined;
};

interface ConfiguredContact {
  readonly contacts: readonly string[];
  readonly policyUrl: string | undefined;
}

function addressFor({ all, byLanguage }: LocalizedAddress, locale: string): string {
  return byLanguage[locale] ?? byLanguage[locale.slice(0, 2)] ?? all;
}

/** Where the operator's legal pages lie for readers of a language; null for one that is not configured. */
export function legalLinks(
  legal: ConfiguredLegal,
  locale: string,
): Readonly<Record<LegalPage, string | null>> {
  const link = (page: LegalPage) => {
    const address = legal[page];
    return address ? addressFor(address, locale) : null;
  };
  return {
    terms: link("terms"),
    privacy: link("privacy"),
    risk: link("risk"),
    imprint: link("imprint"),
  };
}

/**
 * The version of the terms that a member has yet to accept, or null: nothing is asked where none is configured, nor
 * where the upstream does not keep what was accepted (the field is absent then, and null for nothing yet).
 */
export function termsToAccept(
  { termsVersion }: ConfiguredLegal,
  settings: { readonly acceptedTerms?: string | null | undefined } | null | undefined,
): string | null {
  const accepted = settings?.acceptedTerms;
  if (!termsVersion || accepted === undefined) return null;
  return accepted === termsVersion ? null : termsVersion;
}

/** How long readers may go by the file (RFC 9116, 2.5.5: less than a year). */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/** `security.txt` (RFC 9116); null where nobody is named. `now` in milliseconds. */
export function securityText(
  { contacts, policyUrl }: ConfiguredContact,
  origin: string,
  now: number,
): string | null {
  if (contacts.length === 0) return null;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(now + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policyUrl ? [`Policy: ${policyUrl}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

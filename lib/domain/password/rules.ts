/** The five demands of the contract on a new password, in the order they are shown. */
export const PASSWORD_RULES = ["length", "lower", "upper", "digit", "special"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const PATTERNS: Readonly<Record<PasswordRule, RegExp>> = {
  length: /^.{8,}$/su,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  digit: /\d/,
  special: /[^A-Za-z0-9]/,
};

/** Does a password meet one of the contract's demands? */
export function meetsRule(password: string, rule: PasswordRule): boolean {
  return PATTERNS[rule].test(password);
}

/** What the password must not resemble. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email?: string;
}

/** Shorter names are found in passwords by chance. */
const MIN_NAME_LENGTH = 4;

function core(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Is the password built on the username or on the e-mail address before its `@`? */
export function isSimilarToOwner(password: string, { username, email }: PasswordOwner): boolean {
  const own = core(password);
  return [username, email?.split("@")[0]]
    .map((name) => core(name ?? ""))
    .some((name) => {
      if (name.length < MIN_NAME_LENGTH) return false;
      return own.includes(name) || (own.length >= MIN_NAME_LENGTH && name.includes(own));
    });
}

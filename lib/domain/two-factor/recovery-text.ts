/** The recovery codes as a text to keep: a heading, the account and one code a line. */
export function recoveryText(heading: string, username: string, codes: readonly string[]): string {
  return [heading, `@${username}`, "", ...codes, ""].join("\r\n");
}

/** A base32 secret in groups of four, which a person can type. */
export function groupSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}

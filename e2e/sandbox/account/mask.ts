/**
 * A member's username as others see it: two letters, two dots, the last letter, whatever the length
 * (`dora` and `doctora` are both `do••a`).
 */
export function maskUsername(username: string): string {
  return `${username.slice(0, 2)}••${username.slice(-1)}`;
}

const HIDDEN = "••";

/** A name as others of the team see it: the first word and an initial, `Dora L.`. */
export function maskName(fullName: string): string {
  const [first = "", ...others] = fullName.trim().split(/\s+/);
  const [initial] = others.at(-1) ?? "";
  return initial ? `${first} ${initial}.` : first;
}

/** An e-mail address as others of the team see it: `dora@example.com` is `d••@e••.com`. */
export function maskEmail(email: string): string {
  const [account = "", host = ""] = email.split("@");
  const ending = host.slice(host.lastIndexOf("."));
  return `${account.slice(0, 1)}${HIDDEN}@${host.slice(0, 1)}${HIDDEN}${ending}`;
}

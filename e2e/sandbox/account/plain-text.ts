// Control characters, and those that turn the direction of the text around them.
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a text that is shown to others, e.g. a name; undefined when nothing is. */
export function plainTextProblem(text: string | undefined): string | undefined {
  return text && UNSEEN.test(text) ? "Leave out invisible characters." : undefined;
}

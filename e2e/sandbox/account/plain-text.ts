import { holdsUnseen } from "../../../lib/contract/rules/full-name.ts";
import type { Sentence } from "../texts/say.ts";

/** What is wrong with a text that is shown to others, e.g. a name; undefined when nothing is. */
export function plainTextProblem(text: string | undefined): Sentence | undefined {
  return text && holdsUnseen(text) ? "Leave out invisible characters." : undefined;
}

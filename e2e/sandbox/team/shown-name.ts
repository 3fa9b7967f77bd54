import { maskName } from "../account/mask.ts";

/**
 * Whether a text occurs in what others of the team see of a member. Searching what is hidden would
 * let it be guessed.
 */
export function isShownAs(
  { username, full_name }: { readonly username: string; readonly full_name: string },
  text: string,
): boolean {
  const wanted = text.toLowerCase();
  return username.includes(wanted) || maskName(full_name).toLowerCase().includes(wanted);
}

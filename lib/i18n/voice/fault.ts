/** What no text of a language says: a word that was given up for another, or a sign that is not the language's own. */
export interface VoiceFault {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Of Chinese and Japanese: their signs are as wide as a letter and bring their space with them, as letters of theirs do. */
export const SPACED_FULL_WIDTH: VoiceFault = {
  pattern: /[，。：；？（）「」、] | [，。：；？（）「」、]|\p{Script=Han}\}* \p{Script=Han}/u,
  why: "a sign of full width has its space within",
};

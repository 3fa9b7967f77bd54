/** What no text of a language says: a word that was given up for another, or a sign that is not the language's own. */
export interface VoiceFault {
  readonly pattern: RegExp;
  readonly why: string;
}

// Keyboards of East Asia write the second one.
const HANDLE = /^[@＠]\s*(.*)$/u;

/** What the upstream is asked for of a text that was typed: a handle is searched as the username that it stands for. */
export function searchedText(typed: string): string {
  const text = typed.trim();
  return HANDLE.exec(text)?.[1]?.toLowerCase() ?? text;
}

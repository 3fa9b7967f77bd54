const BREAKS_AFTER = /(?<=[\s/])/;

/**
 * A text in as few lines as fit; it breaks after spaces and slashes, and within a word that is too long,
 * as languages without spaces need it.
 */
export function wrapText(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(BREAKS_AFTER)) {
    const pieces = fits(word) ? [word] : [...word];
    for (const piece of pieces) {
      if (line !== "" && !fits((line + piece).trimEnd())) {
        lines.push(line.trim());
        line = "";
      }
      line += piece;
    }
  }
  return [...lines, line.trim()].filter((one) => one !== "");
}

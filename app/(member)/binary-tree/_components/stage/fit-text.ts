const widths = new Map<string, Map<string, string>>();
const MOST_ENTRIES = 20_000;

/** A text cut with an ellipsis so that it is no wider than `room` in the context's font. */
export function fitText(context: CanvasRenderingContext2D, text: string, room: number): string {
  const style = `${context.font} ${room}`;
  let known = widths.get(style);
  if (!known || known.size > MOST_ENTRIES) {
    known = new Map();
    widths.set(style, known);
  }
  const before = known.get(text);
  if (before !== undefined) return before;
  let fitted = text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(fitted).width > room) {
    letters.pop();
    fitted = `${letters.join("").trimEnd()}…`;
  }
  known.set(text, fitted);
  return fitted;
}

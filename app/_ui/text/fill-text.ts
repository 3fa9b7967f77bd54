/** Puts values into a raw message: `fillText("Try again in {time}", { time })`. For islands, which get their texts as props. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

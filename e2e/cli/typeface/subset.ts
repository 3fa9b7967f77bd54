import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { ROOT } from "../process.ts";

export const TYPEFACE_FILE = `${ROOT}app/inter-latin.woff2`;

const INTER = `${ROOT}node_modules/@fontsource-variable/inter`;

/** To 900, though no style asks for more than 700: an axis that ends there rounds the weights between otherwise. */
const KEPT = {
  targetFormat: "woff2" as const,
  variationAxes: { wght: { min: 400, max: 900 } },
  keepFeatures: ["calt", "kern", "tnum"],
};

/** Combining marks would stand beside their letters without the rules that place them: a system's typeface has both. */
const COMBINING = /\p{Mark}/u;

/** The characters of a CSS `unicode-range`. */
function charactersOf(ranges: string): string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

/** Inter for Latin texts, with the weights and the rules that our styles ask for, as WOFF2. */
export async function subsetTypeface(): Promise<Buffer> {
  const { latin } = JSON.parse(await readFile(`${INTER}/unicode.json`, "utf8"));
  const characters = charactersOf(latin).filter((character) => !COMBINING.test(character));
  const whole = await readFile(`${INTER}/files/inter-latin-opsz-normal.woff2`);
  return subsetFont(whole, characters.join(""), KEPT);
}

import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ROOT } from "../process.ts";
import { subsetTypeface, TYPEFACE_FILE } from "./subset.ts";

const LIGHTEST = 400;
const BOLDEST = 900;

/** Tailwind's names for what the typeface has no weight for. */
const MISSING_WEIGHTS = /\bfont-(thin|extralight|light)\b/;

async function sources(): Promise<[string, string][]> {
  const files = await readdir(`${ROOT}app`, { recursive: true });
  const styled = files.filter((file) => /\.(css|tsx?)$/.test(file));
  return Promise.all(
    styled.map(async (file) => [file, await readFile(`${ROOT}app/${file}`, "utf8")] as const),
  ) as Promise<[string, string][]>;
}

test("the typeface is what its package and its rules make", async () => {
  expect((await subsetTypeface()).equals(await readFile(TYPEFACE_FILE))).toBe(true);
});

test("no style asks for a weight that the typeface has not", async () => {
  for (const [file, text] of await sources()) {
    const weights = [...text.matchAll(/font-weight:\s*(\d+)|font-\[(\d+)\]/g)]
      .map(([, rule, name]) => Number(rule ?? name))
      .filter((weight) => weight < LIGHTEST || weight > BOLDEST);
    expect({ file, weights, name: MISSING_WEIGHTS.exec(text)?.[0] }).toEqual({ file, weights: [] });
  }
});

import { parseArgs } from "node:util";
import { measureCache } from "../bench/chapters/cache.ts";
import { measureCall } from "../bench/chapters/call.ts";
import { measureGrowth } from "../bench/chapters/growth.ts";
import { measureHome } from "../bench/chapters/home.ts";
import { measurePage } from "../bench/chapters/page.ts";
import { measurePress } from "../bench/chapters/press.ts";
import { measureSeenToAlive } from "../bench/chapters/seen-to-alive.ts";
import { measureStorm } from "../bench/chapters/storm.ts";
import { measureUpload } from "../bench/chapters/upload.ts";
import { measureVisitors } from "../bench/chapters/visitors.ts";
import { printLoad } from "../bench/print-table.ts";
import { Stage } from "../bench/stage.ts";
import { hasBuild } from "./process.ts";

const CHAPTERS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  call: measureCall,
  page: measurePage,
  press: measurePress,
  home: measureHome,
  storm: measureStorm,
  visitors: measureVisitors,
  cache: measureCache,
  growth: measureGrowth,
  upload: measureUpload,
  "seen-to-alive": measureSeenToAlive,
};

function readChapters(): string[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const known = Object.keys(CHAPTERS);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`${unknown} is no chapter: ${known.join(", ")}`);
  return positionals.length > 0 ? positionals : known;
}

/** Measures the production build, chapter by chapter; 1 when an answer is not 200 or a count is wrong. */
async function main(): Promise<void> {
  const names = readChapters();
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  printLoad("before");
  const stage = new Stage();
  try {
    for (const name of names) {
      process.stdout.write(`\n${name}\n\n`);
      await CHAPTERS[name]?.(stage);
    }
  } finally {
    await stage.stop();
  }
  process.stdout.write("\n");
  printLoad("after");
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

import { writeFile } from "node:fs/promises";
import { subsetTypeface, TYPEFACE_FILE } from "./subset.ts";

/** Writes the typeface of our pages anew, from the package that brings the whole one. */
const bytes = await subsetTypeface();
await writeFile(TYPEFACE_FILE, bytes);
process.stdout.write(`${TYPEFACE_FILE} ${bytes.length} bytes\n`);

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** React's renderer of documents, as Next brings it. */
const RENDERER = "node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js";

/** The bytes over which what is ready is sent after the frame, hidden, for a script to put in its place: an option of React's that Next does not hand on. */
const CHUNK_BYTES = /(?<=\.progressiveChunkSize=void 0===(\w+)\?)12800(?=:\1\b)/g;

/** Larger than any document. */
const NO_LIMIT = "1e8";

/**
 * Has a standalone server send a page that is ready in its place, so that a browser styles and lays it out once and
 * draws it without a script. Throws where Next's renderer is not the one that this was written for.
 */
export async function sendPagesWhole(standalone: string): Promise<void> {
  const path = join(standalone, RENDERER);
  const code = await readFile(path, "utf8");
  const found = code.match(CHUNK_BYTES)?.length ?? 0;
  if (found !== 1)
    throw new Error(`${path} sets React's progressiveChunkSize ${found} times, not once`);
  await writeFile(path, code.replace(CHUNK_BYTES, NO_LIMIT));
}

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The server that was built: the checkout's, or the one beside these commands in the standalone folder. */
export const SERVER_FILE = ["../../.next/standalone/server.js", "../../server.js"]
  .map((file) => fileURLToPath(new URL(file, import.meta.url)))
  .find(existsSync);

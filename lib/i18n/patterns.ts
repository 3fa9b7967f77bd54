import "server-only";
import { getMessages } from "next-intl/server";
import { icuMessages } from "./icu-text.ts";
import type { Messages } from "./messages.ts";

/** The messages as they are written, for islands that still get texts as props and fill them with `fillText`. */
export async function readPatterns(): Promise<Messages> {
  return icuMessages((await getMessages()) as Messages);
}

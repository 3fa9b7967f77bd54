import { inProcess } from "../../process/shared.ts";
import type { handle } from "../handler/handler.ts";

/** Holds the proxy's handler from when the framework has loaded it, for what stands before the framework. */
export const loadedProxy = inProcess(
  "loaded proxy",
  (): { handler?: ReturnType<typeof handle> } => ({}),
);

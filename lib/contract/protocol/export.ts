import { streamOf } from "./endpoint.ts";

/** The most rows of a file; a longer list is refused whole and never cut (R11.12). */
export const EXPORT_MAX_ROWS = 50_000;

/** A list as a file. Ten mebibytes hold its most rows; twice that breaks off. */
export const EXPORT_FILE = streamOf("text/csv", 20 * 1024 * 1024);

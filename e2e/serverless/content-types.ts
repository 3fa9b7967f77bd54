import { extname } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** The media type that a host gives a file by its name. */
export function contentTypeOf(file: string): string {
  return TYPES[extname(file)] ?? "application/octet-stream";
}

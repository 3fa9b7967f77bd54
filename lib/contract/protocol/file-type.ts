import type { FileRule } from "./endpoint.ts";

export type MediaType = FileRule["types"][number];

/** How much of a file's beginning tells its type. */
export const HEAD_BYTES = 16;

/**
 * The type of a file by its first bytes, or null. PNG specification 5.2, JPEG (ISO 10918-1) SOI,
 * RIFF/WebP container, PDF 32000-1 7.5.2.
 */
export function sniff(head: Uint8Array): MediaType | null {
  const ascii = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (ascii.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (ascii.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (ascii.startsWith("RIFF") && ascii.slice(8, 12) === "WEBP") return "image/webp";
  return ascii.startsWith("%PDF-") ? "application/pdf" : null;
}

export type FileProblem = "fileSize" | "fileType";

/** Why a file breaks its rule, or null. `head` holds its first bytes; the claimed type does not count. */
export function fileProblem(rule: FileRule, size: number, head: Uint8Array): FileProblem | null {
  if (size > rule.maxBytes) return "fileSize";
  const type = sniff(head);
  return type !== null && rule.types.includes(type) ? null : "fileType";
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}

/** True for an image or a PDF that the rule lists, by its first bytes. */
export async function isListedType(rule: FileRule, file: Blob): Promise<boolean> {
  const type = sniff(await headOf(file));
  return type !== null && rule.types.includes(type);
}

/** Why a file would be refused, by the rule that the server applies too, or null. */
export async function checkFile(rule: FileRule, file: Blob): Promise<FileProblem | null> {
  return fileProblem(rule, file.size, await headOf(file));
}

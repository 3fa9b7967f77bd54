import type { FileRule } from "../../contract/protocol/endpoint.ts";

/** What hosts that run functions commonly take in one body; an ordinary check fits into it. */
export const ORDINARY_BODY_BYTES = 4_500_000;
/** Kept free in a body: the fields, and the headings of the parts. */
const HEADING_BYTES = 64 * 1024;
/** Front, back and selfie may go up in one body. */
const PICTURES = 3;

/** What one check may weigh, in bytes. */
export interface UploadLimits {
  /** One file alone. */
  readonly file: FileRule;
  /** All files that go up in one body. */
  readonly filesBytes: number;
  /** What a picture is shrunk to, so that three of them fit into one body. */
  readonly pictureBytes: number;
}

/** What fits, by the contract's rule for one file, into a body of so many bytes. */
export function uploadLimits(file: FileRule, bodyBytes: number): UploadLimits {
  const room = (bytes: number) => Math.max(0, bytes - HEADING_BYTES);
  const filesBytes = room(bodyBytes);
  return {
    file: { ...file, maxBytes: Math.min(file.maxBytes, filesBytes) },
    filesBytes,
    pictureBytes: Math.floor(room(Math.min(bodyBytes, ORDINARY_BODY_BYTES)) / PICTURES),
  };
}

/** The names of the files that have more than their share of what all may have; none when all fit. */
export function excessFiles<Name extends string>(
  files: Readonly<Partial<Record<Name, { readonly size: number }>>>,
  filesBytes: number,
): Name[] {
  const given = Object.entries(files) as [Name, { readonly size: number }][];
  if (given.reduce((sum, [, { size }]) => sum + size, 0) <= filesBytes) return [];
  return given.filter(([, { size }]) => size > filesBytes / given.length).map(([name]) => name);
}

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** A number of bytes for reading: `812 kB`, `3.2 MB`; a megabyte is 1024² bytes, as in the limits. */
export function formatFileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= MEBIBYTE;
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / MEBIBYTE : Math.max(1, bytes / KIBIBYTE));
}

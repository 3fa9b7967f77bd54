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

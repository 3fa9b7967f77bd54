/** Greenwich and an offset, as each language names a zone that has no name there. */
const OFFSET_NAME = /^(?:GMT|UTC|غرينتش)(?=[+\u2212-])/;

/**
 * A moment with its zone, as a format with `timeZoneName` writes it, but that an offset is from UTC in every language, as
 * all our times are: Arabic would spell Greenwich out.
 */
export function zonedText(format: Intl.DateTimeFormat, at: Date): string {
  const { locale } = format.resolvedOptions();
  const zone = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Not joined from its parts: engines write the spaces of a whole moment otherwise than those of its parts.
  const text = format.format(at).replace(zone, zone.replace(OFFSET_NAME, "UTC"));
  return locale.startsWith("zh-HK") ? text.replace(/ ?\[(.+)\]/, "（$1）") : text;
}

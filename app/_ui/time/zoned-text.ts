import { dateFormat } from "@/lib/i18n/date-format";

/** Languages in which `Intl` spells out an hour, a minute and a second beside a zone, as it does nowhere else. */
const SPELLED_SECONDS = /^(ko|th)/;

/** Greenwich and an offset, as each language names a zone that has no name there. */
const OFFSET_NAME = /^(?:GMT|UTC|غرينتش)(?=[+\u2212-])/;

/**
 * A moment with its zone, as a format with `timeZoneName` writes it, but that an offset is from UTC in every language, as
 * all our times are: Arabic would spell Greenwich out.
 */
export function zonedText(format: Intl.DateTimeFormat, at: Date): string {
  const { locale, ...resolved } = format.resolvedOptions();
  const zone = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  // Not joined from its parts: engines write the spaces of a whole moment otherwise than those of its parts.
  const shown = zone.replace(OFFSET_NAME, "UTC");
  if (resolved.second && SPELLED_SECONDS.test(locale)) {
    const shape = { ...resolved, timeZoneName: undefined } as Intl.DateTimeFormatOptions;
    return `${dateFormat(locale, shape).format(at)} ${shown}`;
  }
  const text = format.format(at).replace(zone, shown);
  return locale.startsWith("zh-HK") ? text.replace(/ ?\[(.+)\]/, "（$1）") : text;
}

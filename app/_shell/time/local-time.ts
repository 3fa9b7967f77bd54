/** A moment in the member's own zone, as `MemberTime` writes it on the server. */
export function localTime(at: string, locale: string, timeZone: string): string {
  return new Date(at).toLocaleString(locale, {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    numberingSystem: "latn",
  });
}

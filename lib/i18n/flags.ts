import "server-only";
import {
  CN,
  DE,
  ES,
  FR,
  HK,
  ID,
  IT,
  JP,
  KR,
  PT,
  RU,
  SA,
  TH,
  US,
  VN,
} from "country-flag-icons/string/3x2";

const DRAWINGS = { CN, DE, ES, FR, HK, ID, IT, JP, KR, PT, RU, SA, TH, US, VN } as const;

/** The countries that we have a flag of. */
export type FlagCountry = keyof typeof DRAWINGS;

/** A country's flag as an SVG document, three to two. */
export function flagDrawing(country: FlagCountry): string {
  return DRAWINGS[country];
}

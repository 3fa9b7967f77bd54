import type { Locale } from "@rainbow-me/rainbowkit";

/** What the dialog speaks where it lacks the language of the page. */
export const DIALOG_FALLBACK = "en-US";

/** The dialog's own languages that are named otherwise than ours, or spoken a little otherwise. */
const NAMES: Readonly<Record<string, Locale>> = {
  "zh-HK": "zh-HK",
  "zh-CN": "zh-CN",
  "es-ES": "es-419",
  "fr-FR": "fr-FR",
  "ar-SA": "ar-AR",
  "ru-RU": "ru-RU",
  "pt-PT": "pt-BR",
  "id-ID": "id-ID",
  "de-DE": "de-DE",
  "ja-JP": "ja-JP",
  "ko-KR": "ko-KR",
  "vi-VN": "vi-VN",
  "th-TH": "th-TH",
};

/** The language of the wallets' dialog for one of ours; English for Italian, which it does not speak. */
export function dialogLanguage(locale: string): Locale {
  return NAMES[locale] ?? DIALOG_FALLBACK;
}

import { getLocale, getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";
import { keepRenderedTexts } from "@/lib/i18n/rendered-texts";
import { isDocumentRender } from "@/lib/session/server";

/**
 * The locale in which parts that stand still are left to the markup, and null where the render has to hold them: what
 * the router asks for has no markup.
 */
export async function standingLocale(): Promise<string | null> {
  if (!(await isDocumentRender())) return null;
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  keepRenderedTexts(locale, messages as Messages);
  return locale;
}

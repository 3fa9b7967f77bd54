import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";

/** `generateMetadata` of a page: the translated title, to which the root layout adds the brand (R1.2, R2.1). */
export async function pageMetadata(title: keyof Messages["titles"]): Promise<Metadata> {
  const t = await getTranslations("titles");
  return { title: t(title) };
}

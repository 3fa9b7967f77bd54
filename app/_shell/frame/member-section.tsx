import type { MessageKeys, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import type { Messages } from "@/lib/i18n/messages";
import { outageOf } from "@/lib/session/server";

/** The text that the section is headed by, or the words themselves where they are put together. */
type SectionTitle = MessageKeys<Messages, NestedKeyOf<Messages>> | { text: string };

/**
 * A part of a member page that reads for itself: when the upstream fails it, only this part says so, under
 * its own title, and offers a retry. Call it while the page renders, so that an ended session still ends the page.
 */
export async function memberSection(
  render: () => Promise<ReactNode>,
  title: SectionTitle,
): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    const t = await getTranslations();
    const words = typeof title === "string" ? t(title) : title.text;
    return <UnavailableSection outage={outage} title={words} />;
  }
}

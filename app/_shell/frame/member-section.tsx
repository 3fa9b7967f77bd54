import type { MessageKeys, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import type { Messages } from "@/lib/i18n/messages";
import { outageOf } from "@/lib/session/server";
import { OutlastingSection } from "./outlasting-section";

/** The text that the section is headed by, or the words themselves where they are put together. */
type SectionTitle = MessageKeys<Messages, NestedKeyOf<Messages>> | { text: string };

type Render = () => Promise<ReactNode>;

async function readSection(render: Render, title: SectionTitle) {
  try {
    return { content: await render() };
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    const t = await getTranslations();
    const words = typeof title === "string" ? t(title) : title.text;
    return { failure: <UnavailableSection outage={outage} title={words} /> };
  }
}

/**
 * A part of a member page that reads for itself: when the upstream fails it, only this part says so, under
 * its own title, and offers a retry. Call it while the page renders, so that an ended session still ends the page.
 */
export async function memberSection(render: Render, title: SectionTitle): Promise<ReactNode> {
  const { content, failure } = await readSection(render, title);
  return failure ?? content;
}

/** The same for a part that asks anew by itself and says when it cannot: a failed refresh of the page leaves it as it is. */
export async function liveMemberSection(render: Render, title: SectionTitle): Promise<ReactNode> {
  const { content, failure } = await readSection(render, title);
  return <OutlastingSection failure={failure}>{content}</OutlastingSection>;
}

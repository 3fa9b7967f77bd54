import type { MessageKeys, NestedKeyOf } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactElement, ReactNode } from "react";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Skeleton } from "@/app/_ui/state/skeleton";
import type { Messages } from "@/lib/i18n/messages";
import { within } from "@/lib/live/within";
import { outageOf, SessionInterruption } from "@/lib/session/server";
import { LazySessionRefresh } from "./member-frame.lazy";
import { SectionPlace, type SectionRead } from "./section-place";

/** How long a section may keep its page waiting. */
const PATIENCE_MS = 1_500;
const SHAPE_HEIGHT = "h-24";

/** What stands for a section until it comes: its title over a bar of a height, given as a class, or a shape of its own. */
type Shape = string | ReactElement | null;

/** The text that the section is headed by, or the words themselves where they are put together. */
type SectionTitle = MessageKeys<Messages, NestedKeyOf<Messages>> | { text: string };

type Render = () => Promise<ReactNode>;

async function wordsOf(title: SectionTitle): Promise<string> {
  if (typeof title !== "string") return title.text;
  return (await getTranslations())(title);
}

async function readSection(render: Render, title: SectionTitle): Promise<SectionRead> {
  try {
    return { content: await render() };
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    return { failure: <UnavailableSection outage={outage} title={await wordsOf(title)} /> };
  }
}

/** The answer has begun, so a session that ended meanwhile is renewed, or left, from the browser. */
function readLate(reading: Promise<SectionRead>): Promise<SectionRead> {
  return reading.catch((error: unknown) => {
    if (error instanceof SessionInterruption) return { content: <LazySessionRefresh /> };
    throw error;
  });
}

async function placeSection(
  render: Render,
  title: SectionTitle,
  isLasting: boolean,
  given: Shape,
): Promise<ReactNode> {
  const reading = readSection(render, title);
  const read = await within(PATIENCE_MS, reading);
  if (read) {
    const isNone = !read.failure && (read.content === null || read.content === false);
    return isNone ? null : <SectionPlace read={read} isLasting={isLasting} />;
  }
  const shape =
    typeof given === "string" ? (
      <Card className="max-md:p-4" aria-busy>
        <CardHeading>{await wordsOf(title)}</CardHeading>
        <Skeleton className={`w-full ${given}`} />
      </Card>
    ) : (
      given && <div aria-busy="true">{given}</div>
    );
  return <SectionPlace late={readLate(reading)} shape={shape} isLasting={isLasting} />;
}

/**
 * A part of a member page that reads for itself: when the upstream fails it, only this part says so, under its own title,
 * and offers a retry; when the upstream takes longer than 1.5 s, the page goes ahead and this part follows. Call it while
 * the page renders, so that an ended session still ends the page. Give a shape as high as what comes, or all below it jumps.
 */
export function memberSection(
  render: Render,
  title: SectionTitle,
  shape: Shape = SHAPE_HEIGHT,
): Promise<ReactNode> {
  return placeSection(render, title, false, shape);
}

/** The same for a part that asks anew by itself and says when it cannot: a failed refresh of the page leaves it as it is. */
export function liveMemberSection(
  render: Render,
  title: SectionTitle,
  shape: Shape = SHAPE_HEIGHT,
): Promise<ReactNode> {
  return placeSection(render, title, true, shape);
}

import type { ReactNode } from "react";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { outageOf } from "@/lib/session/server";

/**
 * A part of a member page that reads for itself: when the upstream fails it, only this part says so, under
 * its own title, and offers a retry. Call it while the page renders, so that an ended session still ends the page.
 */
export async function memberSection(
  render: () => Promise<ReactNode>,
  title?: string,
): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    return <UnavailableSection outage={outage} title={title} isSection />;
  }
}

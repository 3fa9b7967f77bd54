import type { ReactNode } from "react";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { reportOutage } from "@/lib/session/server";

/**
 * A part of a member page that reads for itself: when the upstream fails it, only this part says so
 * and offers a retry. Call it while the page renders, so that an ended session still ends the page.
 */
export async function memberSection(render: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    const requestId = reportOutage(error);
    if (requestId === null) throw error;
    return <UnavailableSection requestId={requestId} isSection />;
  }
}

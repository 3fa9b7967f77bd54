import { pageOrPatience } from "@/app/_shell/first-flush";
import { readFrameUser } from "@/app/_shell/member-page";

/**
 * Renders nothing, but the first byte waits for it: a session that has ended becomes a real redirect
 * while the page beside it renders in parallel, and a page that is soon there needs no skeleton.
 */
export async function SessionDecision() {
  await Promise.all([readFrameUser(), pageOrPatience()]);
  return null;
}

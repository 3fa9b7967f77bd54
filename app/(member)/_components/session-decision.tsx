import { readFrameUser } from "@/app/_shell/member-page";

/**
 * Renders nothing, but the first byte waits for it: a session that has ended becomes a real redirect
 * while the page beside it renders in parallel.
 */
export async function SessionDecision() {
  await readFrameUser();
  return null;
}

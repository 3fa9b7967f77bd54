import { isPageSoonReady, PAGE_END_ID } from "@/app/_shell/first-flush";
import { readFrameUser } from "@/app/_shell/member-page";

/**
 * The first byte waits for it: a session that has ended becomes a real redirect while the page beside it
 * renders in parallel, and a page that is soon ready needs no skeleton. As its content still comes after
 * the frame around it, a browser that can (HTML, `rel=expect`) draws both at once.
 */
export async function SessionDecision() {
  const [isSoonReady] = await Promise.all([isPageSoonReady(), readFrameUser()]);
  if (!isSoonReady) return null;
  return <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />;
}

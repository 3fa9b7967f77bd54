import "server-only";
import { cache } from "react";
import { type Announcement, socialEndpoints } from "../../contract/social.ts";
import { environment } from "../../env/server.ts";
import { notePartialPage } from "../../page-cache/partial-pages.ts";
import { renderContext, UnexpectedRefusalError } from "../../session/server.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { callShared } from "../../upstream/shared.ts";
import { type Links, mergeLinks } from "./links.ts";

async function askUpstream() {
  const { requestId } = await renderContext();
  try {
    const result = await callShared(socialEndpoints.links, {}, { requestId });
    return result.ok ? result.value : null;
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    notePartialPage(requestId);
    return null;
  }
}

/** The links of the upstream, else those of the configuration. An outage leaves the configured ones. */
export const readLinks = cache(
  async (): Promise<Links> => mergeLinks(await askUpstream(), environment().links),
);

/** What the operator has to say to members; an upstream without the service says nothing. */
export const readAnnouncements = cache(async (locale: string): Promise<Announcement[]> => {
  const endpoint = socialEndpoints.announcements;
  const { requestId } = await renderContext();
  const result = await callShared(endpoint, { query: { locale } }, { requestId });
  if (result.ok) return result.value;
  if (result.refusal.status === 404 || result.refusal.status === 501) return [];
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
});

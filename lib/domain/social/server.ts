import "server-only";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import type { User } from "../../contract/account.ts";
import { type Announcement, socialEndpoints } from "../../contract/social.ts";
import { environment } from "../../env/server.ts";
import { type GivenLink, givenLink } from "../../given-link.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { notePartialPage } from "../../page-cache/partial-pages.ts";
import { renderContext, UnexpectedRefusalError } from "../../session/server.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { callShared } from "../../upstream/shared.ts";
import { legalLinks, securityText, termsToAccept } from "./legal.ts";
import { type Links, mergeLinks } from "./links.ts";

/** A page waits this long for links that it does without; the answer still serves the next one. */
const PATIENCE_MS = 2_000;

async function askUpstream() {
  const { requestId } = await renderContext();
  try {
    const context = { requestId, patienceMs: PATIENCE_MS };
    const result = await callShared(socialEndpoints.links, {}, context);
    return result.ok ? result.value : null;
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    notePartialPage(requestId);
    return null;
  }
}

/** The links of the upstream, else those of the configuration. An outage or a long wait leaves the configured ones. */
export const readLinks = cache(
  async (): Promise<Links> => mergeLinks(await askUpstream(), environment().links),
);

/** Where the operator's legal pages lie for readers of the page's language. */
export async function readLegal() {
  return legalLinks(environment().legal, await getLocale());
}

/** The terms that a member has yet to accept and where they are read, or null. */
export async function readNewTerms(settings: User["settings"]) {
  const version = termsToAccept(environment().legal, settings);
  const { terms } = await readLegal();
  return version && terms ? { version, href: terms } : null;
}

/** The version of the terms that whoever signs up now accepts; none where none is configured. */
export function termsVersion(): string | undefined {
  return environment().legal.termsVersion;
}

/** `security.txt`, or null where nobody is named. */
export function readSecurityText(): string | null {
  const { security, appOrigin } = environment();
  return securityText(security, appOrigin, serviceClock.now());
}

export interface AnnouncementView extends Omit<Announcement, "link"> {
  readonly link: GivenLink | null;
}

/** What the operator has to say to members; an upstream without the service says nothing. */
export const readAnnouncements = cache(async (locale: string): Promise<AnnouncementView[]> => {
  const endpoint = socialEndpoints.announcements;
  const { requestId } = await renderContext();
  const result = await callShared(endpoint, { query: { locale } }, { requestId });
  if (result.ok) {
    const { appOrigin } = environment();
    return result.value.map((item) => ({ ...item, link: givenLink(item.link, appOrigin) }));
  }
  if (result.refusal.status === 404 || result.refusal.status === 501) return [];
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
});

import "server-only";
import { cache } from "react";
import { socialEndpoints } from "../contract/social.ts";
import { environment } from "../env/server.ts";
import { renderContext } from "../session/server.ts";
import { UpstreamFault } from "../upstream/errors.ts";
import { callShared } from "../upstream/shared.ts";

/** Contact and documentation links of the footer (R1.3); null where nothing is configured. */
export interface Links {
  readonly supportEmail: string | null;
  readonly x: string | null;
  readonly discord: string | null;
  readonly docs: {
    readonly overview: string | null;
    readonly network: string | null;
    readonly tokenomics: string | null;
    readonly roadmap: string | null;
    readonly faqs: string | null;
  };
  readonly docsHome: string | null;
}

async function askUpstream() {
  const { requestId } = await renderContext();
  try {
    const result = await callShared(socialEndpoints.links, {}, { requestId });
    return result.ok ? result.value : null;
  } catch (error) {
    if (error instanceof UpstreamFault) return null;
    throw error;
  }
}

/** Only web addresses may become a link: an upstream's text must not carry a script. */
function webAddress(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}

/** The links of the upstream, else those of the configuration. An outage leaves the configured ones. */
export const readLinks = cache(async (): Promise<Links> => {
  const { links } = environment();
  const given = await askUpstream();
  const docs = given?.docs;
  return {
    supportEmail: given?.contactEmail ?? links.supportEmail ?? null,
    x: webAddress(given?.x) ?? links.x ?? null,
    discord: webAddress(given?.discord) ?? links.discord ?? null,
    docs: {
      overview: webAddress(docs?.overview),
      network: webAddress(docs?.network),
      tokenomics: webAddress(docs?.tokenomics),
      roadmap: webAddress(docs?.roadmap),
      faqs: webAddress(docs?.faqs),
    },
    docsHome: links.docs ?? webAddress(docs?.overview),
  };
});

import type { z } from "zod";
import type { socialEndpoints } from "../../contract/social.ts";

type DocsPage = "overview" | "network" | "tokenomics" | "roadmap" | "faqs";

/** Contact and documentation links (R1.3); null where neither the upstream nor the operator has one. */
export interface Links {
  readonly supportEmail: string | null;
  readonly x: string | null;
  readonly discord: string | null;
  readonly docs: Readonly<Record<DocsPage, string | null>>;
  readonly docsHome: string | null;
}

/** The links of the configuration, each checked when the application started. */
export interface ConfiguredLinks {
  readonly supportEmail: string | undefined;
  readonly x: string | undefined;
  readonly discord: string | undefined;
  readonly docs: Readonly<Record<DocsPage, string | undefined>>;
  readonly docsHome: string | undefined;
}

type GivenLinks = z.output<typeof socialEndpoints.links.response>;

/** Only web addresses may become a link: an upstream's text must not carry a script. */
function webAddress(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}

/** A plain address: nothing in it may add a header or a text to the mail that it opens. */
function mailAddress(value: string | null | undefined): string | null {
  return value && /^[^\s@?&%]+@[^\s@?&%]+$/.test(value) ? value : null;
}

/**
 * The links of the upstream, each with the configured one as its fallback. The home of the documentation is
 * the configured one, which the upstream does not name; its overview stands in.
 *
 * @param given null when the upstream has no such service or did not answer
 */
export function mergeLinks(given: GivenLinks | null, configured: ConfiguredLinks): Links {
  const page = (name: DocsPage) => webAddress(given?.docs?.[name]) ?? configured.docs[name] ?? null;
  const docs = {
    overview: page("overview"),
    network: page("network"),
    tokenomics: page("tokenomics"),
    roadmap: page("roadmap"),
    faqs: page("faqs"),
  };
  return {
    supportEmail: mailAddress(given?.contactEmail) ?? configured.supportEmail ?? null,
    x: webAddress(given?.x) ?? configured.x ?? null,
    discord: webAddress(given?.discord) ?? configured.discord ?? null,
    docs,
    docsHome: configured.docsHome ?? docs.overview,
  };
}

import { describe, expect, it } from "vitest";
import { type ConfiguredLinks, mergeLinks } from "./links.ts";

const NONE: ConfiguredLinks = {
  supportEmail: undefined,
  x: undefined,
  discord: undefined,
  docs: {
    overview: undefined,
    network: undefined,
    tokenomics: undefined,
    roadmap: undefined,
    faqs: undefined,
  },
  docsHome: undefined,
};

const CONFIGURED: ConfiguredLinks = {
  supportEmail: "help@own.example",
  x: "https://own.example/x",
  discord: "https://own.example/discord",
  docs: {
    overview: "https://own.example/overview",
    network: "https://own.example/network",
    tokenomics: "https://own.example/tokenomics",
    roadmap: "https://own.example/roadmap",
    faqs: "https://own.example/faqs",
  },
  docsHome: "https://own.example/docs",
};

describe("links", () => {
  it("R1.3 are all the configured ones without an answer of the upstream", () => {
    expect(mergeLinks(null, CONFIGURED)).toEqual(CONFIGURED);
  });

  it("R1.3 are the upstream's one by one, each with its own fallback", () => {
    const docs = { overview: "https://up.example/overview", faqs: null };
    const links = mergeLinks({ contactEmail: "a@up.example", discord: "", docs }, CONFIGURED);
    expect(links).toEqual({
      ...CONFIGURED,
      supportEmail: "a@up.example",
      docs: { ...CONFIGURED.docs, overview: "https://up.example/overview" },
    });
  });

  it("R1.3 are absent where neither has one", () => {
    const { docs, ...rest } = mergeLinks({ docs: null }, NONE);
    expect([...Object.values(docs), ...Object.values(rest)]).toEqual(Array(9).fill(null));
  });

  it("R1.3 lead from Docs to the overview when no home of the documentation is configured", () => {
    const docs = { overview: "https://up.example/overview" };
    expect(mergeLinks({ docs }, NONE).docsHome).toBe(docs.overview);
    expect(mergeLinks({ docs }, CONFIGURED).docsHome).toBe(CONFIGURED.docsHome);
  });

  it.each(["javascript:alert(1)", "//up.example", "https://", "mailto:a@b.example", "up.example"])(
    "R1.3 never lead to %j",
    (hostile) => {
      const docs = { overview: hostile, network: hostile };
      const links = mergeLinks({ x: hostile, discord: hostile, docs }, NONE);
      expect([links.x, links.discord, links.docs.overview, links.docs.network]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    },
  );

  it.each(["support", "a@b.example?bcc=c@d.example", "a b@c.example", "a@b.example%0d"])(
    "R1.3 never write a mail to %j",
    (hostile) => {
      expect(mergeLinks({ contactEmail: hostile }, NONE).supportEmail).toBeNull();
    },
  );
});

import { openVisit } from "../airdrop/visit.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { listAnnouncements } from "./announcements.ts";

export const socialHandlers: ServiceHandlers<"social"> = {
  links: () => ({
    contactEmail: "support@merlin-btc.example",
    x: "https://x.example/merlin-btc",
    discord: "https://discord.example/merlin-btc",
    docs: {
      overview: "https://docs.merlin-btc.example/overview",
      network: "https://docs.merlin-btc.example/network",
      tokenomics: "https://docs.merlin-btc.example/tokenomics",
      roadmap: "https://docs.merlin-btc.example/roadmap",
      faqs: "https://docs.merlin-btc.example/faqs",
    },
  }),

  announcements: ({ sandbox }, { query }) =>
    listAnnouncements(sandbox.database, query.locale, sandbox.clock.now()),

  visit: ({ sandbox: { database, clock }, write }, { params }) =>
    write(() => openVisit(database, params.taskCode, clock.now())),
};

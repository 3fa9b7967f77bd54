import { readDownline } from "../binary-tree/downline.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { listSettlements } from "../settlement/settlement-history.ts";
import { inLanguage } from "../texts/in-language.ts";
import { listCommissions } from "./commission-list.ts";
import { joinsOf } from "./joins.ts";
import { listDirects, listNetwork } from "./network.ts";
import { exportNetwork } from "./network-export.ts";
import { nudge } from "./nudge.ts";
import { teamSummary } from "./summary.ts";

export const teamHandlers: ServiceHandlers<"team"> = {
  summary: ({ sandbox: { database, clock }, member }) =>
    teamSummary(database, member.id, clock.now()),

  directs: ({ sandbox: { database, clock }, member }, { query }) =>
    listDirects(database, member, query, clock.now()),

  network: ({ sandbox: { database, clock }, member }, { query }) =>
    listNetwork(database, member, query, clock.now()),

  networkExport: ({ sandbox: { database, clock }, member }, { query }) =>
    exportNetwork(database, member, query, clock.now()),

  commissions: ({ sandbox: { database }, member }, { query }) =>
    listCommissions(database, member.id, query),

  joins({ sandbox: { database, clock }, member }, { query }) {
    const now = clock.now();
    return { points: joinsOf(readDownline(database, member, now), query.by ?? "day", now) };
  },

  settlements: ({ sandbox: { database, clock }, member }, { query }) =>
    listSettlements(database, member, query, clock.now()),

  updatePreference({ sandbox: { database }, member, write }, { body: { placement } }) {
    return write(() => {
      const isHeld = placement === "hold";
      database.run(
        "UPDATE member SET placement_preference = ?, holds_newcomers = ? WHERE id = ?",
        isHeld ? "auto" : placement,
        Number(isHeld),
        member.id,
      );
      return { placement };
    });
  },

  nudge: ({ sandbox: { database, clock }, member, language, write }, { body }) =>
    write(() => ({
      message: inLanguage(nudge(database, member, body.userId, clock.now()), language),
    })),
};

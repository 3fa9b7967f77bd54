import type { z } from "zod";
import type { kickbackEndpoints } from "../../../lib/contract/team/kickback.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { changeKickback, KICKBACK, kickbackOf } from "./kickback.ts";

function kickbackView(
  database: Database,
  memberId: number,
): z.input<typeof kickbackEndpoints.kickback.response> {
  const now = kickbackOf(database, memberId);
  const sum = database.get<{ units: string | null }>(
    "SELECT sum_units(k.amount) AS units FROM kickback_payment k JOIN commission c ON c.id = k.commission_id WHERE c.receiver_id = ?",
    memberId,
  );
  return {
    percent: now?.percent ?? 0,
    ...KICKBACK,
    since: now ? toInstant(now.since) : null,
    passedOn: fromUnits(BigInt(sum?.units ?? 0)),
  };
}

export const kickbackHandlers: ServiceHandlers<"kickback"> = {
  kickback: ({ sandbox: { database }, member }) => kickbackView(database, member.id),

  changeKickback: ({ sandbox: { database, clock }, member, write }, { body }) =>
    write(() => {
      changeKickback(database, member.id, body.percent, clock.now());
      return kickbackView(database, member.id);
    }),
};

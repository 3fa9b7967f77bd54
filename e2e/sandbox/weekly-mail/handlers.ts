import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { nextWeeklyMail, wantWeeklyMail } from "./job.ts";

function weeklyMailView(database: Database, memberId: number) {
  const nextAt = nextWeeklyMail(database, memberId);
  return { isOn: nextAt !== undefined, nextAt: nextAt === undefined ? null : toInstant(nextAt) };
}

export const weeklyMailHandlers: ServiceHandlers<"weeklyMail"> = {
  weeklyMail: ({ sandbox: { database }, member }) => weeklyMailView(database, member.id),

  saveWeeklyMail({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => {
      wantWeeklyMail(database, member, body.isOn, clock.now());
      return weeklyMailView(database, member.id);
    });
  },
};

import { MAX_ALERTS } from "../../../lib/contract/rules/price-alerts.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { findAsset } from "../price/assets.ts";
import { readPrices } from "../price/current-price.ts";
import { say } from "../texts/say.ts";
import { type AlertRow, alertView, isTrue } from "./alert.ts";
import { seenAt } from "./watch.ts";

const FIND = "SELECT * FROM price_alert WHERE member_id = ? AND CAST(id AS TEXT) = ?";

function refuseWhatIsSo(
  database: Database,
  alert: Pick<AlertRow, "code" | "kind" | "value">,
): void {
  const source = findAsset(alert.code)?.source;
  const price = source && readPrices(database).get(source);
  if (!price) throw invalid({ code: "This price doesn’t move." });
  if (isTrue(alert, seenAt(database, alert.code, price))) {
    throw conflict("That’s the case already. Choose another value.");
  }
}

export const priceAlertHandlers: ServiceHandlers<"priceAlert"> = {
  priceAlerts({ sandbox: { database }, member }) {
    const rows = database.all<AlertRow>(
      "SELECT * FROM price_alert WHERE member_id = ? ORDER BY id DESC",
      member.id,
    );
    return { items: rows.map(alertView) };
  },

  addPriceAlert({ sandbox: { database }, member, write }, { body }) {
    return write(() => {
      const count = database.get<{ alerts: number }>(
        "SELECT count(*) AS alerts FROM price_alert WHERE member_id = ?",
        member.id,
      );
      if ((count?.alerts ?? 0) >= MAX_ALERTS) {
        throw invalid({
          _: say("You have {count} alerts. Delete one first.", { count: MAX_ALERTS }),
        });
      }
      refuseWhatIsSo(database, body);
      const row = database.get<AlertRow>(
        "INSERT INTO price_alert (member_id, code, kind, value, repeat, channels) VALUES (?, ?, ?, ?, ?, ?) RETURNING *",
        member.id,
        body.code,
        body.kind,
        body.value,
        body.repeat,
        JSON.stringify(body.channels),
      );
      return alertView(row as AlertRow);
    });
  },

  changePriceAlert({ sandbox: { database }, member, write }, { params, body }) {
    return write(() => {
      const before = database.get<AlertRow>(FIND, member.id, params.id);
      if (!before) throw notFound("This alert is gone.");
      const channels = body.channels ? JSON.stringify(body.channels) : before.channels;
      const alert = { ...before, ...body, channels };
      refuseWhatIsSo(database, alert);
      const row = database.get<AlertRow>(
        "UPDATE price_alert SET value = ?, repeat = ?, channels = ?, armed = 1, done = 0, fired_at = NULL WHERE id = ? RETURNING *",
        alert.value,
        alert.repeat,
        channels,
        alert.id,
      );
      return alertView(row as AlertRow);
    });
  },

  removePriceAlert({ sandbox: { database }, member, write }, { params }) {
    write(() => {
      database.run(
        "DELETE FROM price_alert WHERE member_id = ? AND CAST(id AS TEXT) = ?",
        member.id,
        params.id,
      );
    });
    return undefined;
  },
};

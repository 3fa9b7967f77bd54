import { toUnits } from "../../../lib/money/decimal.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { csvHead, csvText } from "../transaction/csv.ts";
import { refuseLongExport } from "../transaction/refuse-long-export.ts";
import { disposalsOf, lotsOf, readTaxReport } from "./report.ts";

const COLUMNS = [
  "token",
  "amount",
  "acquired",
  "disposed",
  "proceeds USDT",
  "cost USDT",
  "gain USDT",
  "lot",
];

export const taxHandlers: ServiceHandlers<"tax"> = {
  taxReport: ({ sandbox: { database, clock }, member }, { query }) =>
    readTaxReport(database, member.id, query, clock.now()),

  taxExport({ sandbox: { database, clock }, member }, { query }) {
    const disposals = disposalsOf(database, member.id, query.year, clock.now());
    refuseLongExport(disposals.length);
    const rows = disposals.map((row) => [
      ...[row.symbol, row.amount, row.acquiredAt ?? "", row.disposedAt, row.proceeds],
      ...[row.cost ?? "", row.gain ?? "", row.lotId],
    ]);
    return { filename: `tax-${query.year}.csv`, chunks: [csvHead(COLUMNS), csvText(rows)] };
  },

  setLotBasis({ sandbox: { database, clock }, member, write }, { params, body }) {
    const acquiredAt = Date.parse(body.acquiredAt);
    write(() => {
      const now = clock.now();
      const { unknown, known } = lotsOf(database, member.id, now + 1, now);
      const receivedAt = unknown.get(params.id);
      if (receivedAt === undefined) {
        if (known.has(params.id)) throw conflict("The cost of this lot is known.");
        throw notFound("There is no lot with this id.");
      }
      if (acquiredAt > receivedAt) {
        throw invalid({ acquiredAt: "Choose a day up to the one on which you received it." });
      }
      const { changes } = database.run(
        "INSERT INTO lot_basis (member_id, lot_id, acquired_at, cost) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        member.id,
        params.id,
        acquiredAt,
        String(toUnits(body.cost)),
      );
      if (changes === 0) throw conflict("The cost of this lot was filled in before.");
    });
    return undefined;
  },
};

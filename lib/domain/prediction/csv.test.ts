import { expect, it } from "vitest";
import type { PredictionPosition } from "../../contract/prediction.ts";
import { POSITION_COLUMNS, positionCells } from "./csv.ts";

const WON: PredictionPosition = {
  id: "4",
  epoch: 5_900_001,
  side: "up",
  amount: "25.000000000000000000",
  status: "won",
  payout: "40.416666666666666666",
  net: "15.416666666666666666",
  enteredAt: "2026-01-01T02:00:30+02:00",
  settledAt: "2026-01-01T00:10:00Z",
  lockAt: "2026-01-01T00:05:00Z",
  closeAt: "2026-01-01T00:10:00Z",
  lockPrice: "100000.000000000000000000",
  closePrice: "100001.000000000000000000",
  result: "up",
};

function recordOf(position: PredictionPosition) {
  const cells = positionCells(position);
  return Object.fromEntries(POSITION_COLUMNS.map((name, index) => [name, cells[index]]));
}

it("a row holds exact decimals and UTC times, a cell for each column", () => {
  expect(positionCells(WON)).toHaveLength(POSITION_COLUMNS.length);
  expect(recordOf(WON)).toMatchObject({
    round: "5900001",
    enteredAt: "2026-01-01T00:00:30.000Z",
    stake: "25.000000000000000000",
    payout: "40.416666666666666666",
    net: "15.416666666666666666",
    closePriceUSDT: "100001.000000000000000000",
    settledAt: "2026-01-01T00:10:00.000Z",
  });
});

it("what is not known yet is left empty", () => {
  const { id, epoch, side, amount, enteredAt } = WON;
  const open = recordOf({ id, epoch, side, amount, enteredAt, status: "open" });
  expect(open).toMatchObject({ status: "open", payout: "", net: "", result: "", settledAt: "" });
});

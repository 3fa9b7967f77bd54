"use client";

import { Card } from "@/app/_ui/card";
import { ChangingAmount } from "@/app/_ui/changing-amount";
import { fillText } from "@/app/_ui/fill-text";
import { formatUsd } from "@/lib/money/format";
import { runningRound } from "@/lib/prediction/entry";
import { useBoard, useGame } from "./board-provider";
import { CourseSlot } from "./course-slot";
import { memberSeconds } from "./member-clock";
import { MoveLine } from "./move-line";

/** The price that decides, how it stands against the lock of the running round, and its course. */
export function PriceCard() {
  const board = useBoard();
  const t = board.texts.board;
  const { price = null, priceAt, rounds } = useGame().value.state;
  const running = runningRound(rounds);
  const lock = running?.lockPrice ?? null;
  return (
    <Card aria-labelledby="btc-price" className="flex min-w-0 flex-col">
      <h2 id="btc-price" className="font-sans text-md font-medium text-muted">
        {t.priceTitle}
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="figures-display text-4xl">
          <ChangingAmount
            raw={price}
            text={price === null ? "" : formatUsd(price, board.locale)}
            emptyText={t.noPrice}
          />
        </p>
        {running && lock !== null && price !== null ? (
          <p className="flex flex-wrap items-baseline gap-x-2 text-md">
            <MoveLine from={lock} to={price} />
            <span className="text-sm text-muted">
              {fillText(t.sinceLock, { epoch: running.epoch })}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">{t.noLock}</p>
        )}
      </div>
      {priceAt && (
        <p className="figures mt-1 text-sm text-muted">
          {fillText(t.priceNote, { time: memberSeconds(priceAt, board) })}
        </p>
      )}
      <CourseSlot />
    </Card>
  );
}

"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Card } from "@/app/_ui/data/card";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { runningRound } from "@/lib/domain/prediction/entry";
import { formatUsd } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "../board-provider";
import { memberSeconds } from "../member-clock";
import { MoveLine } from "./move-line";

/** Room for the chart of the price; its code and its history are fetched when it comes into view. */
function PriceSeriesSlot() {
  const place = useRef<HTMLDivElement>(null);
  const [Chart, setChart] = useState<ComponentType | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isMounted = true;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      import("./price-series").then(
        ({ PriceSeriesChart }) => isMounted && setChart(() => PriceSeriesChart),
        // The price itself stands above; without its chart the page is whole.
        () => {},
      );
    });
    watcher.observe(element);
    return () => {
      isMounted = false;
      watcher.disconnect();
    };
  }, []);

  return (
    <div ref={place} className="mt-4 min-h-52 grow md:min-h-64">
      {Chart ? <Chart /> : <Skeleton className="h-36 w-full rounded-inset md:h-48" />}
    </div>
  );
}

/** The price that decides, how it stands against the lock of the running round, and its chart. */
export function LivePriceCard() {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.board");
  const { price = null, priceAt, rounds } = useGame().value.state;
  const running = runningRound(rounds);
  const lock = running?.lockPrice ?? null;
  return (
    <Card aria-labelledby="btc-price" className="flex min-w-0 flex-col max-md:p-4">
      <h2 id="btc-price" className="font-sans text-md font-medium text-muted">
        {t("priceTitle")}
      </h2>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="figures-display text-4xl">
          <ChangingAmount
            isHero
            raw={price}
            text={price === null ? "" : formatUsd(price, board.locale)}
            emptyText={t("noPrice")}
          />
        </p>
        {running && lock !== null && price !== null ? (
          <p className="flex flex-wrap items-baseline gap-x-2 text-md">
            <MoveLine from={lock} to={price} />
            <span className="text-sm text-muted max-md:sr-only">
              {t("sinceLock", { epoch: running.epoch })}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">{t("noLock")}</p>
        )}
      </div>
      {priceAt && (
        <p className="figures mt-1 text-sm text-muted max-md:sr-only">
          {t("priceNote", { time: memberSeconds(priceAt, board) })}
        </p>
      )}
      <PriceSeriesSlot />
    </Card>
  );
}

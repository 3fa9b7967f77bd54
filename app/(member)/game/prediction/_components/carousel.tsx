"use client";

import { ChevronLeft, ChevronRight } from "lucide";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { openRound } from "@/lib/domain/prediction/entry";
import { useGame } from "./board-provider";
import { carouselStep, nearestIndex } from "./carousel-step";
import { PredictionRoundCard } from "./round-card";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Rounds side by side, past to later; the open one is in the middle at first. */
export function Carousel() {
  const t = useTranslations("prediction.board");
  const { rounds } = useGame().value.state;
  const list = useRef<HTMLUListElement>(null);
  const openEpoch = openRound(rounds)?.epoch;

  function show(index: number, behavior: ScrollBehavior): void {
    const card = list.current?.children[index];
    if (!list.current || !card) return;
    const left = centreOf(card) - centreOf(list.current);
    // The least step backwards would snap to the card before.
    if (Math.abs(left) >= 1) list.current.scrollBy({ left, behavior });
  }

  function move(key: string): boolean {
    const row = list.current;
    if (!row) return false;
    const centres = [...row.children].map(centreOf);
    const isRtl = getComputedStyle(row).direction === "rtl";
    const next = carouselStep(key, nearestIndex(centres, centreOf(row)), centres.length, isRtl);
    if (next === null) return false;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    show(next, isStill ? "instant" : "smooth");
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target === list.current && move(event.key)) event.preventDefault();
  }

  const indexOfOpen = rounds.findIndex(({ epoch }) => epoch === openEpoch);
  // Once: later on nothing moves but by the member's own hand.
  useBrowserLayoutEffect(() => show(indexOfOpen, "instant"), []);

  return (
    <section aria-labelledby="rounds" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="rounds" className="text-xl">
          {t("rounds")}
        </h2>
        <div className="flex gap-2">
          <Button size="small" onClick={() => show(indexOfOpen, "smooth")}>
            {t("current")}
          </Button>
          <Button size="small" aria-label={t("previous")} onClick={() => move("Backward")}>
            <Icon node={ChevronLeft} size={18} className="rtl:-scale-x-100" />
          </Button>
          <Button size="small" aria-label={t("next")} onClick={() => move("Forward")}>
            <Icon node={ChevronRight} size={18} className="rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t("roundsLabel")}
        onKeyDown={onKeyDown}
        className="relative -mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-4 pt-1 pb-1 focus-visible:-outline-offset-2 md:mx-0 md:rounded-card md:px-0 md:pb-4"
      >
        {rounds.map((round) => (
          <li
            key={round.epoch}
            className={`w-[min(17.5rem,78vw)] shrink-0 snap-center xl:w-[calc((100%-1.5rem)/3)] ${round.epoch === openEpoch ? "[scroll-initial-target:nearest]" : ""}`}
          >
            <PredictionRoundCard round={round} />
          </li>
        ))}
      </ul>
    </section>
  );
}

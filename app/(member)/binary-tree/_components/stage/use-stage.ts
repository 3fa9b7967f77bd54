"use client";

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { layOut, type Placed } from "@/lib/domain/binary-tree/layout";
import { levelsInSight } from "@/lib/domain/binary-tree/viewport";
import { useTreeBoard, useTreeState } from "../board-context";
import { useLayers } from "../board-layers";
import { createStage, type Stage } from "./create-stage";
import type { StageTexts } from "./scene";

/** The drawing, kept in step with the tree; `press` does what a press on a card or a seat does. */
export function useStage() {
  const { store, ownUsername, locale, t } = useTreeBoard();
  const { tree, extent, unfolded, loading, focused } = useTreeState();
  const { openMember, openSeat } = useLayers();
  const [hasKeys, setKeys] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const texts = useMemo<StageTexts>(
    () => ({
      left: t("left"),
      right: t("right"),
      unnamed: t("unnamed"),
      notLoaded: t("notLoaded"),
      freeSeat: t("freeSeat"),
      inviteHere: t("inviteHere"),
      placeHere: t("placeHere"),
      status: {
        active: t("status.active"),
        inactive: t("status.inactive"),
        not_valid: t("status.not_valid"),
        unverified: t("status.unverified"),
        closed: t("status.closed"),
        unknown: t("status.unknown"),
      },
    }),
    [t],
  );
  const layout = useMemo(() => layOut(tree, unfolded), [tree, unfolded]);

  function press({ key, seat, parent, side }: Placed, part: "card" | "fold"): void {
    store.focus(key);
    if (seat.kind === "member") {
      if (part === "fold") store.toggle(key);
      else openMember(key);
    } else if (parent !== null && seat.kind === "hidden") store.unfold(parent);
    else if (parent !== null && side !== null) openSeat(parent, side);
  }

  const pressed = useRef(press);
  useEffect(() => {
    pressed.current = press;
  });

  useLayoutEffect(() => {
    if (!canvas.current || !overview.current) return;
    const { clientWidth: width, clientHeight: height } = canvas.current;
    if (width > 0) store.beginWith(levelsInSight(store.get().tree, { width, height }));
    const created = createStage({
      canvas: canvas.current,
      overview: overview.current,
      onPress: (placed, part) => pressed.current(placed, part),
    });
    stage.current = created;
    return () => created.stop();
  }, [store]);

  useLayoutEffect(() => {
    stage.current?.show({
      ...{ tree, extent, layout, unfolded, loading, focused },
      ...{ hasKeys, ownUsername, locale, texts },
    });
  }, [tree, extent, layout, unfolded, loading, focused, hasKeys, ownUsername, locale, texts]);

  return { canvas, overview, stage, layout, focused, press, setKeys };
}

"use client";

import type { Placed } from "@/lib/binary-tree/layout";
import { useBoard, useTreeState } from "../board-context";
import { focusWords, nameOf } from "../seat-words";

/** Tells a screen reader where the focus in the drawing has come to, and what is unfolded there. */
export function FocusAnnouncement({ placed }: { placed: Placed | null }) {
  const { t } = useBoard();
  const { tree, unfolded } = useTreeState();
  const node = placed?.seat.kind === "member" ? tree.members.get(placed.key)?.node : undefined;
  const fold = placed && unfolded.has(placed.key) ? "unfolded" : "folded";
  return (
    <>
      <p role="status" className="sr-only">
        {placed && focusWords(placed, node, t)}
      </p>
      <p role="status" className="sr-only">
        {node && t(fold, { username: nameOf(node, t("unnamed")) })}
      </p>
    </>
  );
}

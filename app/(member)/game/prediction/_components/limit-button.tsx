"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/app/_ui/button";
import { preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import { useBoard, useGame } from "./board-provider";

const loadLimitModal = () => import("./limit/limit-modal");

function preload(): void {
  // A failure shows when the dialog is opened.
  Promise.all([preloadModal(), loadLimitModal()]).catch(() => {});
}

/** Opens the dialog for the member's own daily limit. */
export function LimitButton() {
  const { texts } = useBoard();
  const { limit } = useGame().value.state;
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);

  async function open(): Promise<void> {
    try {
      const { LimitModal } = await loadLimitModal();
      setDialog(() => LimitModal);
    } catch {
      showErrorToast(texts.board.cannotOpen, texts.common.close);
    }
  }

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {limit?.amount ? texts.board.changeLimit : texts.board.setLimit}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}

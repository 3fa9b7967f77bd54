"use client";

import { useState } from "react";
import { preloadModal } from "./modal";

function preload(): void {
  // A failure shows when the modal is opened.
  preloadModal().catch(() => {});
}

/**
 * The state of a {@link Modal} and what its opener needs:
 * `<Button {...modal.opener}>…</Button>{modal.isOpen && <Modal onClose={modal.close} …>}`.
 * The modal's code is fetched when the opener is pointed at, touched or focused.
 */
export function useModal() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return {
    isOpen,
    open,
    close: () => setOpen(false),
    opener: {
      "aria-haspopup": "dialog" as const,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
    },
  };
}

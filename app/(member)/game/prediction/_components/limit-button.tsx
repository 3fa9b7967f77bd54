"use client";

import { Button } from "@/app/_ui/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/use-lazy-dialog";
import { useBoard, useGame } from "./board-provider";

const load = async () => (await import("./limit/limit-modal")).LimitModal;
const preload = () => preloadDialog(load);

/** Opens the dialog for the member's own daily limit. */
export function LimitButton() {
  const { texts } = useBoard();
  const { limit } = useGame().value.state;
  const { opened, open, close } = useLazyDialog<null>({
    cannotOpen: texts.order.cannotOpen,
    close: texts.common.close,
  });

  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(load, null)}
      >
        {limit?.amount ? texts.board.changeLimit : texts.board.setLimit}
      </Button>
      {opened && <opened.Dialog onClose={close} />}
    </>
  );
}

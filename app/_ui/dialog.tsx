"use client";

import { X } from "lucide";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "@/app/_ui/icon";
import { useSwipeDown } from "./use-swipe-down";

interface DialogProps {
  title: string;
  closeText: string;
  /** Called by Escape, a press outside, a drag down or the close button (R2.13). */
  onClose: () => void;
  children: ReactNode;
}

/** A modal on the browser's own dialog: in the middle, and from the bottom on a phone. Mount it to open it. */
export function Dialog({ title, closeText, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const swipe = useSwipeDown(dialog, onClose);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the cancel event
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto mb-0 max-h-[92dvh] w-full max-w-full overflow-y-auto rounded-t-hero border border-line-strong bg-surface p-0 text-text backdrop:bg-[rgb(0_0_0/0.6)] sm:mb-auto sm:w-[27rem] sm:rounded-hero motion-safe:transition-transform motion-safe:duration-300 motion-safe:starting:translate-y-8"
    >
      <div className="p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:p-6">
        <div className="touch-none sm:touch-auto" {...swipe}>
          <span
            aria-hidden
            className="mx-auto -mt-2 mb-3 block h-1 w-10 rounded-full bg-line-strong sm:hidden"
          />
          <div className="mb-3 flex items-center justify-between gap-4">
            <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
            >
              <Icon node={X} />
              <span className="sr-only">{closeText}</span>
            </button>
          </div>
        </div>
        {children}
      </div>
    </dialog>
  );
}

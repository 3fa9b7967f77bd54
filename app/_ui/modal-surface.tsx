"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/app/_ui/icon";
import type { ModalSurfaceProps } from "./modal";
import { ModalCloseContext } from "./modal-close";
import { attachSheetDrag } from "./sheet-drag";
import { useScrollLock } from "./use-scroll-lock";

const SIZES = { medium: "xxl:w-[29rem]", large: "xxl:w-[46rem]" } as const;
const PLACEMENTS = {
  center: "xxl:inset-0 xxl:m-auto xxl:h-fit xxl:max-h-[min(88dvh,56rem)] xxl:rounded-hero",
  end: "modal-panel xxl:inset-y-0 xxl:start-auto xxl:end-0 xxl:h-dvh xxl:max-h-dvh xxl:rounded-s-hero",
} as const;

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}

/** What {@link Modal} shows once its code is there. */
export function ModalSurface({
  title,
  description,
  closeText,
  onClose,
  children,
  footer,
  isDismissable = true,
  size = "medium",
  placement = "center",
  opener,
}: ModalSurfaceProps) {
  const [isOpen, setOpen] = useState(true);
  const isLeaving = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const leave = () => {
    if (!isDismissable) return;
    isLeaving.current = true;
    setOpen(false);
  };
  const dragged = useRef(leave);
  useScrollLock();
  useEffect(() => {
    dragged.current = leave;
  });
  useEffect(() => {
    if (content) return attachSheetDrag(content, () => dragged.current());
  }, [content]);

  return (
    <Dialog.Root open={isOpen} onOpenChange={leave}>
      <Dialog.Portal>
        <div
          data-state={isOpen ? "open" : "closed"}
          className="modal-overlay pointer-events-auto fixed inset-0 z-40 touch-none bg-[rgb(0_0_0/0.6)]"
        />
        <Dialog.Content
          ref={setContent}
          aria-modal="true"
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
            if (isLeaving.current) onClose();
          }}
          onPointerDownOutside={(event) => {
            if (isToast(event.target)) event.preventDefault();
          }}
          className={`modal-content fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full max-w-[40rem] flex-col rounded-t-hero border border-line-strong bg-surface text-text outline-none xxl:max-w-[calc(100vw-2rem)] ${SIZES[size]} ${PLACEMENTS[placement]}`}
        >
          <div className="shrink-0 px-5 pt-2.5 sm:px-6 xxl:pt-6">
            <span
              aria-hidden
              className="mx-auto mb-2 block h-1 w-10 rounded-full bg-line-strong xxl:hidden"
            />
            <div className="flex items-start justify-between gap-4 pb-3">
              <div className="min-w-0 pt-2">
                <Dialog.Title ref={heading} tabIndex={-1} className="text-xl outline-none">
                  {title}
                </Dialog.Title>
                {description && (
                  <Dialog.Description asChild>
                    <div className="mt-1 text-md text-muted">{description}</div>
                  </Dialog.Description>
                )}
              </div>
              <button
                type="button"
                aria-disabled={!isDismissable || undefined}
                onClick={leave}
                className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-text aria-disabled:text-faint"
              >
                <Icon node={X} />
                <span className="sr-only">{closeText}</span>
              </button>
            </div>
          </div>
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 sm:px-6 ${footer ? "pb-5" : "pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:pb-6"}`}
          >
            <ModalCloseContext value={leave}>{children}</ModalCloseContext>
          </div>
          {footer && (
            <div className="shrink-0 border-t border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-6">
              <ModalCloseContext value={leave}>{footer}</ModalCloseContext>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

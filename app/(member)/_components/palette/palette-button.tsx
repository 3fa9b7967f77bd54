"use client";

import { Search } from "lucide";
import { useTranslations } from "next-intl";
import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import type { FrameMember } from "@/app/_shell/menu/account-menu";
import { PALETTE_BUTTON_ID } from "@/app/_shell/menu/menu-entries";
import { Icon } from "@/app/_ui/data/icon";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModal } from "@/app/_ui/overlay/use-modal";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { loadPatiently } from "@/lib/live/network";
import { createTypedAhead } from "./typed-ahead";

const load = async () => ({ default: (await import("./palette")).Palette });
const LazyPalette = lazy(() => loadPatiently(load));

const neverChanges = () => () => undefined;
const COMMAND_K = "⌘ K";
const CONTROL_K = "Ctrl K";
const isApple = () => /^(Mac|iP)/.test(navigator.platform);

interface PaletteButtonProps {
  member: Promise<FrameMember | null>;
}

/**
 * Opens the command palette, as Ctrl-K and ⌘K do on any page of a member: a field where the header has room for one, else a sign;
 * phones have it in the account menu.
 */
export function PaletteButton({ member }: PaletteButtonProps) {
  const title = useTranslations("palette")("open");
  const { isOpen, open, close, opener } = useModal();
  const username = use(member)?.username ?? "";
  const [ahead] = useState(createTypedAhead);
  const hasCommand = useSyncExternalStore(neverChanges, isApple, () => false);

  function show(): void {
    ahead.keep();
    open();
  }

  useEffect(() => () => void ahead.take(), [ahead]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut =
        event.key.toLowerCase() === "k" &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey;
      // What is open already, such as a payment, is not covered.
      if (!isShortcut || event.repeat || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      show();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  return (
    <>
      <button
        type="button"
        id={PALETTE_BUTTON_ID}
        aria-keyshortcuts="Control+K Meta+K"
        className="palette-button"
        {...opener}
        onClick={show}
        onPointerEnter={() => {
          opener.onPointerEnter();
          // A failure shows when it is opened.
          load().catch(() => undefined);
        }}
      >
        <Icon node={Search} />
        <span data-name>{title}</span>
        <kbd aria-hidden dir="ltr">
          {hasCommand ? COMMAND_K : CONTROL_K}
        </kbd>
      </button>
      {isOpen && (
        <Modal
          title={title}
          onClose={() => {
            ahead.take();
            close();
          }}
        >
          <div className="h-[calc(92dvh-7rem)] xxl:h-[28rem]">
            <Suspense fallback={<Skeleton className="h-11 w-full" />}>
              <LazyPalette username={username} ahead={ahead} />
            </Suspense>
          </div>
        </Modal>
      )}
    </>
  );
}

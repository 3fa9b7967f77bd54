"use client";

import { useConnectModal } from "@rainbow-me/rainbowkit";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useBackStep } from "@/app/_ui/overlay/use-back-step";
import { type Attempt, attemptStore, cancelAttempt } from "@/lib/wallet-connect/attempt";
import { AttemptLine } from "./attempt-line";
import { dialogStore } from "./dialog-store";
import { useAttempt } from "./use-attempt";

/** The library calls the icons beside its words images, but gives them no name. */
const NAMELESS = "[role=img]:not([aria-label])";

/**
 * Keeps drawings without a name out of what is read, now and as they come (WCAG 1.1.1).
 * @returns stops it
 */
function hideDrawings(surface: HTMLElement): () => void {
  const hide = () => {
    for (const drawing of surface.querySelectorAll(NAMELESS)) {
      drawing.setAttribute("role", "presentation");
    }
  };
  hide();
  const observer = new MutationObserver(hide);
  observer.observe(surface, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Of what the dialog shows now; the library marks it as no heading. */
function titleOf(surface: HTMLElement): string {
  const close = [...surface.querySelectorAll("button[aria-label]")].at(-1);
  return close?.previousElementSibling?.textContent ?? "";
}

/**
 * The library disables or takes away what was pressed: the dialog gets the focus that falls to nobody (WCAG 2.4.3).
 * @param onLost gets the title of what the dialog shows instead
 * @returns stops it
 */
function keepFocus(surface: HTMLElement, onLost: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    if (at && at !== document.body && !at.matches(":disabled")) return;
    surface.focus({ preventScroll: true });
    onLost(titleOf(surface));
  });
  observer.observe(surface, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The library closes its dialog for nobody but the member. */
function closeDialog(): boolean {
  return document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}

const SURFACE = "[data-rk] [role=dialog] [role=document]";

interface DialogAttemptProps {
  /** The language that the dialog speaks, which may not be the page's. */
  language: string;
}

function isElsewhere(attempt: Attempt): boolean {
  return attempt.status === "waiting" && attempt.hasOwnDialog === true;
}

/**
 * Says inside the wallets' dialog what the chosen wallet is asked and why it came to nothing: the dialog itself
 * keeps that to itself. Closing the dialog gives the attempt up, unless the wallet's own dialog takes its place.
 */
export function DialogAttempt({ language }: DialogAttemptProps) {
  const { connectModalOpen } = useConnectModal();
  const attempt = useAttempt();
  const isLeft = isElsewhere(attempt);
  const hasFailed = attempt.status === "failed";
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState("");

  useLayoutEffect(() => {
    const found = connectModalOpen ? document.querySelector<HTMLElement>(SURFACE) : null;
    found?.setAttribute("lang", language);
    setSurface(found);
    setTitle("");
  }, [connectModalOpen, language]);

  useLayoutEffect(() => {
    surface?.toggleAttribute("data-failed", hasFailed);
  }, [surface, hasFailed]);

  useLayoutEffect(() => (surface ? hideDrawings(surface) : undefined), [surface]);

  useLayoutEffect(() => (surface ? keepFocus(surface, setTitle) : undefined), [surface]);

  useLayoutEffect(() => {
    if (!connectModalOpen) return;
    dialogStore.set("open");
    return () => {
      dialogStore.set("closed");
      if (!isElsewhere(attemptStore.get())) cancelAttempt();
    };
  }, [connectModalOpen]);

  useLayoutEffect(() => {
    if (connectModalOpen && isLeft) closeDialog();
  }, [connectModalOpen, isLeft]);

  useBackStep(connectModalOpen, closeDialog);

  if (!surface) return null;
  return createPortal(
    <div lang={document.documentElement.lang} className="wallet-dialog-line">
      <AttemptLine />
      <p role="status" lang={language} className="sr-only">
        {title}
      </p>
    </div>,
    surface,
  );
}

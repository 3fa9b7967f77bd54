"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { showErrorToast } from "./toast";

export interface ModalProps {
  title: string;
  /** A line below the title, read out with it. */
  description?: ReactNode;
  /** After it has left by Escape, Back, a press outside, a drag down or the close button (R2.13). */
  onClose: () => void;
  children: ReactNode;
  /** Stays in sight below the scrolled content, such as the buttons. */
  footer?: ReactNode;
  /** False while something must not be interrupted, such as a sent payment. */
  isDismissable?: boolean;
  /** What was typed stands there again at the next opening, so Back need not ask. */
  keepsTyped?: boolean;
  /** The address says that it is open, so the history has an entry for it already. */
  isAddressed?: boolean;
  /** `large` for tables and charts. */
  size?: "medium" | "large";
  /** From 1200 px: in the middle, or a panel along the end for details. Below, always a sheet. */
  placement?: "center" | "end";
}

export interface ModalSurfaceProps extends ModalProps {
  /** Gets the focus back. */
  opener: HTMLElement | null;
}

let surface: ComponentType<ModalSurfaceProps> | null = null;
let loading: Promise<ComponentType<ModalSurfaceProps>> | null = null;

async function importSurface(): Promise<ComponentType<ModalSurfaceProps>> {
  // The condition keeps the dialog's code out of the server's build.
  if (typeof window !== "undefined") return (await import("./modal-surface")).ModalSurface;
  throw new Error("A dialog opens in a browser");
}

/** Fetches the dialog's code before it is needed: on hover, focus or touch of what opens it. */
export function preloadModal(): Promise<ComponentType<ModalSurfaceProps>> {
  loading ??= importSurface().then(
    (loaded) => {
      surface = loaded;
      return loaded;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * The one modal of the product; mount it to open it. Its code is fetched on first use, so importing it
 * costs a page next to nothing. When the code cannot be fetched, it says so and closes at once.
 */
export function Modal(props: ModalProps) {
  const [Surface, setSurface] = useState(() => surface);
  const [opener] = useState(() =>
    typeof document === "undefined" ? null : (document.activeElement as HTMLElement | null),
  );
  const t = useTranslations("common");
  const onLost = useEffectEvent(() => {
    showErrorToast(t("cannotOpen"));
    props.onClose();
  });

  useEffect(() => {
    let isMounted = true;
    preloadModal().then(
      (loaded) => isMounted && setSurface(() => loaded),
      () => isMounted && onLost(),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  return Surface ? <Surface {...props} opener={opener} /> : null;
}

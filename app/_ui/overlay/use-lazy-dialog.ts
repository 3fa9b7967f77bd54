"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, useRef, useState } from "react";
import { preloadModal } from "./modal";
import { showErrorToast } from "./toast";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Fetches a dialog's code before it is needed: on hover, focus or touch of what opens it. */
export function preloadDialog(load: () => Promise<unknown>): void {
  // A failure shows when the dialog is opened.
  Promise.all([preloadModal(), load()]).catch(() => {});
}

/**
 * A dialog whose code is no part of the first load: `open` fetches it, `opened` holds it with what it was
 * opened for, `close` takes it away. One that cannot be fetched says so; one that comes after another was opened, or after
 * `close`, is not shown.
 */
export function useLazyDialog<About, Props = { onClose: () => void }>() {
  const t = useTranslations("common");
  const [opened, setOpened] = useState<{ Dialog: ComponentType<Props>; about: About } | null>(null);
  const latest = useRef<Load<Props>>(null);
  return {
    opened,
    async open(load: Load<Props>, about: About): Promise<void> {
      latest.current = load;
      const Dialog = await load().catch(() => null);
      if (latest.current !== load) return;
      if (Dialog) setOpened({ Dialog, about });
      else showErrorToast(t("cannotOpen"));
    },
    close() {
      latest.current = null;
      setOpened(null);
    },
  };
}

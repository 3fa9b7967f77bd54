"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PlainCopyButtonProps } from "@/app/_ui/file/copy-button";
import type { Messages } from "@/lib/i18n/messages";
import { whenOnline } from "@/lib/live/network";

type CrashTexts = Messages["crash"];

/** The default language's, for a document whose root layout failed: a crash may be the network's, so they are here. */
const DEFAULT_TEXTS: CrashTexts = {
  title: "Oops, something wrong",
  trackingId: "Error Tracking Id",
  reset: "Click here to reset!",
  copy: "Copy ID",
  copied: "Copied",
  copyFailed: "Select and copy",
};

/** The crash texts of the document's language, which the root layout has put there. */
function readFromDocument(): CrashTexts {
  const texts = typeof document === "undefined" ? "" : document.documentElement.dataset.crash;
  return texts ? JSON.parse(texts) : DEFAULT_TEXTS;
}

// Without the button the id can still be selected.
const PlainCopyButton = lazy(async () => {
  const { PlainCopyButton: Loaded } = await import("@/app/_ui/file/copy-button").catch(() => ({
    PlainCopyButton: (): ReactNode => null,
  }));
  return { default: Loaded as (props: PlainCopyButtonProps) => ReactNode };
});

interface CrashScreenProps {
  error: Error & { digest?: string };
  /** No layout is left that would give the document a title. */
  titlesDocument?: boolean;
}

/** What stands in for a screen that crashed (R8.3). The id is the one in the server's log. */
export function CrashScreen({ error, titlesDocument = false }: CrashScreenProps) {
  // Once: with its first picture the document may lose them.
  const [texts] = useState(readFromDocument);
  return (
    <div
      role="alert"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 px-4 text-center"
    >
      {titlesDocument && <title>{texts.title}</title>}
      <h1 className="text-3xl">{texts.title}</h1>
      {error.digest && (
        <div className="grid justify-items-center gap-2.5">
          <p className="text-md text-muted">
            {texts.trackingId}
            <bdi
              dir="ltr"
              className="figures mt-1 block rounded-sm bg-raised px-3 py-2 break-all text-text select-all"
            >
              {error.digest}
            </bdi>
          </p>
          <Suspense>
            <PlainCopyButton
              value={error.digest}
              texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
            />
          </Suspense>
        </div>
      )}
      <button
        type="button"
        onClick={() => whenOnline().then(() => window.location.reload())}
        className="h-11 rounded-button bg-accent px-4.5 text-base font-semibold text-on-accent hover:bg-accent-hover"
      >
        {texts.reset}
      </button>
    </div>
  );
}

"use client";

import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import type { PlainCopyButtonProps } from "@/app/_ui/file/copy-button";
import type { Messages } from "@/lib/i18n/messages";
import { whenOnline } from "@/lib/live/network";

type CrashTexts = Messages["crash"];

function readFromDocument(): CrashTexts | null {
  if (typeof document === "undefined") return null;
  const data = document.documentElement.dataset;
  if (!data.crashTitle || !data.crashReset) return null;
  return {
    title: data.crashTitle,
    reset: data.crashReset,
    trackingId: data.crashTrackingId ?? "",
    copy: data.crashCopy ?? "",
    copied: data.crashCopied ?? "",
    copyFailed: data.crashCopyFailed ?? "",
  };
}

/** The crash texts of the document's language; when the root layout itself failed, the default's. */
function useCrashTexts(): CrashTexts | null {
  const [texts, setTexts] = useState(readFromDocument);

  useLayoutEffect(() => {
    if (texts) return;
    const found = readFromDocument();
    if (found) setTexts(found);
    else import("@/messages/en-US.json").then(({ default: { crash } }) => setTexts(crash));
  }, [texts]);

  return texts;
}

// A crash may be the network's: without the button the id can still be selected.
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
  const texts = useCrashTexts();
  if (!texts) return null;
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

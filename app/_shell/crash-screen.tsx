"use client";

import { Button } from "@/app/_ui/button";
import { useCrashTexts } from "./use-crash-texts";

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
        <p className="text-md text-muted">
          {texts.trackingId}
          <bdi dir="ltr" className="figures mt-1 block rounded-sm bg-raised px-3 py-2 text-text">
            {error.digest}
          </bdi>
        </p>
      )}
      <Button tone="primary" onClick={() => window.location.reload()}>
        {texts.reset}
      </Button>
    </div>
  );
}

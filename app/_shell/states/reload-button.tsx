"use client";

import { Button } from "@/app/_ui/control/button";

/** Loads the document again. */
export function ReloadButton({ text }: { text: string }) {
  return (
    <Button tone="primary" onClick={() => window.location.reload()}>
      {text}
    </Button>
  );
}

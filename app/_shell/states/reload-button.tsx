"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { whenOnline } from "@/lib/live/network";

/** Loads the document again, once there is a network. */
export function ReloadButton({ text }: { text: string }) {
  const [isPending, setPending] = useState(false);
  const reload = () => {
    setPending(true);
    whenOnline().then(() => window.location.reload());
  };
  return (
    <Button tone="primary" isPending={isPending} onClick={reload}>
      {text}
    </Button>
  );
}

"use client";

import type { ComponentProps } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Countdown } from "@/app/_ui/time/countdown";

/** A countdown at whose end the page is rendered anew: what holds then is the service's to say. */
export function RefreshingCountdown(props: Omit<ComponentProps<typeof Countdown>, "onEnd">) {
  return <Countdown {...props} onEnd={useQuietRefresh()} />;
}

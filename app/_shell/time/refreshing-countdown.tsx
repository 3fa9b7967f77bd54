"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, startTransition } from "react";
import { Countdown } from "@/app/_ui/time/countdown";

/** A countdown at whose end the page is rendered anew: what holds then is the service's to say. */
export function RefreshingCountdown(props: Omit<ComponentProps<typeof Countdown>, "onEnd">) {
  const router = useRouter();
  return <Countdown {...props} onEnd={() => startTransition(() => router.refresh())} />;
}

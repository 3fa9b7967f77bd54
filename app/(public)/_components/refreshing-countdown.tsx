"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { Countdown } from "@/app/_ui/countdown";

/** A countdown whose end asks the server what holds now. */
export function RefreshingCountdown(props: Omit<ComponentProps<typeof Countdown>, "onEnd">) {
  const router = useRouter();
  return <Countdown {...props} onEnd={() => router.refresh()} />;
}

"use client";

import { EyeOff } from "lucide";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { rememberHiddenSteps } from "@/lib/domain/account/preference-cookies";

interface HideStepsProps {
  username: string;
  text: string;
}

/** Hides the first steps of a member on this device. */
export function HideSteps({ username, text }: HideStepsProps) {
  const router = useRouter();

  function hide() {
    rememberHiddenSteps(username);
    startTransition(() => router.refresh());
  }

  return (
    <button
      type="button"
      onClick={hide}
      className="inline-flex min-h-11 items-center gap-2 text-md font-medium text-muted hover:text-text"
    >
      <Icon node={EyeOff} size={16} />
      {text}
    </button>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/app/_ui/control/button";

/** Asks the server for the page again, keeping what is already there. */
export function RetryButton({ text }: { text: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Button isPending={isPending} onClick={() => startTransition(() => router.refresh())}>
      {text}
    </Button>
  );
}

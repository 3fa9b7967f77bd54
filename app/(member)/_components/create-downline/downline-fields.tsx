"use client";

import { AccountFields } from "@/app/_shell/forms/account-fields";
import type { CreateDownlineTexts } from "./create-downline-texts";
import type { CreateDownlineOrder } from "./use-create-downline";

interface DownlineFieldsProps {
  order: CreateDownlineOrder;
  texts: CreateDownlineTexts;
}

/** The account of the new member. */
export function DownlineFields({ order: { form }, texts }: DownlineFieldsProps) {
  return (
    <div className="grid gap-5">
      <AccountFields form={form} texts={texts} isForAnother />
      <p className="text-sm text-muted">{texts.passwordNote}</p>
    </div>
  );
}

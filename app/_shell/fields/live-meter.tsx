"use client";

import { useTranslations } from "next-intl";
import { PasswordMeter } from "@/app/_ui/control/password-meter";
import { passwordMeter } from "@/lib/domain/password/meter";
import type { PasswordOwner } from "@/lib/domain/password/rules";

export interface LiveMeterProps {
  password: string;
  /** Whose names the password must not resemble. */
  owner?: PasswordOwner;
}

/** The meter for what is typed. */
export function LiveMeter({ password, owner }: LiveMeterProps) {
  const t = useTranslations("newPassword");
  return <PasswordMeter {...passwordMeter(password, t, owner)} />;
}

"use client";

import { PasswordMeter } from "@/app/_ui/password-meter";
import { type MeterTexts, passwordMeter } from "@/lib/password/meter";
import type { PasswordOwner } from "@/lib/password/rules";

export interface LiveMeterProps {
  password: string;
  /** Whose names the password must not resemble. */
  owner?: PasswordOwner;
  texts: MeterTexts;
}

/** The meter for what is typed. */
export function LiveMeter({ password, owner, texts }: LiveMeterProps) {
  return <PasswordMeter {...passwordMeter(password, texts, owner)} />;
}

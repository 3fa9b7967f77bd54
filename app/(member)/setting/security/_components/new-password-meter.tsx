"use client";

import { PasswordMeter } from "@/app/_ui/password-meter";
import { type MeterTexts, passwordMeter } from "@/lib/password/meter";
import type { PasswordOwner } from "@/lib/password/rules";

interface NewPasswordMeterProps {
  password: string;
  owner: PasswordOwner;
  texts: MeterTexts;
}

/** The meter of a new password; it loads with the first character. */
export default function NewPasswordMeter({ password, owner, texts }: NewPasswordMeterProps) {
  return <PasswordMeter {...passwordMeter(password, texts, owner)} />;
}

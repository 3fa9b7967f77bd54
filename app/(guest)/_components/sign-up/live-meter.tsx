import { PasswordMeter } from "@/app/_ui/password-meter";
import { type MeterTexts, passwordMeter } from "@/lib/password/meter";
import type { PasswordOwner } from "@/lib/password/rules";

interface LiveMeterProps {
  password: string;
  owner: PasswordOwner;
  texts: MeterTexts;
}

/** The meter for what is typed; in a file of its own so that the form need not wait for it. */
export default function LiveMeter({ password, owner, texts }: LiveMeterProps) {
  return <PasswordMeter {...passwordMeter(password, texts, owner)} />;
}

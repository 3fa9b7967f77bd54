"use client";

import { FormError } from "@/app/_shell/forms/form-error";
import { TextLink } from "@/app/_shell/forms/text-link";
import { PAGES } from "@/lib/routes";
import { useStakeDesk } from "./stake-desk";

/** Where a member gets through a gate that refused a call (4030 to 4033, R11.3). */
const GATES = {
  NOT_VALID: PAGES.airdrop,
  KYC_REQUIRED: PAGES.kyc,
  TWO_FACTOR_REQUIRED: PAGES.twoFactor,
  SECURITY_HOLD: PAGES.security,
} as const;

interface RefusalNoteProps {
  text: string | null;
  /** The code of the refusal. */
  code: string | null;
}

/** Why an order was refused, with the way to what it needs. */
export function RefusalNote({ text, code }: RefusalNoteProps) {
  const { texts } = useStakeDesk();
  const gate = code && Object.hasOwn(GATES, code) ? GATES[code as keyof typeof GATES] : null;
  return (
    <>
      <FormError text={text} />
      {text && gate && <TextLink href={gate.path}>{texts.gates[gate.title]}</TextLink>}
    </>
  );
}

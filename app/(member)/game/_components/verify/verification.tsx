import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { type TextPath, Texts } from "@/app/_shell/texts/texts";
import type { Wheel } from "@/lib/contract/game";
import { prizeText } from "../prize-text";
import { VerifyProvider } from "./verify-provider";

const TEXTS: readonly TextPath[] = [
  "check.cannotCompute",
  "check.computed",
  "check.match",
  "check.mismatch",
  "wheel.check",
  "wheel.clientSeed",
  "wheel.digestStep",
  "wheel.fair",
  "wheel.fairText",
  "wheel.hashProblem",
  "wheel.hashStep",
  "wheel.missing",
  "wheel.nonce",
  "wheel.nonceProblem",
  "wheel.partStep",
  "wheel.partValue",
  "wheel.publishedHash",
  "wheel.publishedHashHint",
  "wheel.segmentStep",
  "wheel.segmentValue",
  "wheel.serverSeed",
  "wheel.serverSeedHint",
  "wheel.unfair",
  "wheel.unfairText",
  "wheel.unknownSegment",
  "wheel.verifyText",
  "wheel.verifyTitle",
];

interface VerificationProps {
  /** Null where the odds are not known. */
  wheel: Wheel | null;
  children: ReactNode;
}

/** The one check of spins of a page, with the odds and the words that it needs. */
export async function Verification({ wheel, children }: VerificationProps) {
  const [locale, prizes] = await Promise.all([getLocale(), getTranslations("game.prizeWords")]);
  const odds = (wheel?.segments ?? []).map(({ weight, prize }) => ({
    weight,
    prize: prizeText(prize, locale, prizes),
  }));
  return (
    <Texts of={TEXTS}>
      <VerifyProvider odds={odds}>{children}</VerifyProvider>
    </Texts>
  );
}

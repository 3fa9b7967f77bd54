"use client";

import { useTranslations } from "next-intl";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { TextLink } from "@/app/_shell/forms/text-link";
import { verifyEmail } from "@/lib/domain/sign-up/activation-client";
import { LinkCard } from "../../_components/link-card";
import { WayOn, type WayOnProps } from "../../_components/way-on";

interface VerifyCardProps {
  token: string;
  /** Where a confirmed address leads, and where a new mail is to be had. */
  onward: WayOnProps;
  newMail: WayOnProps;
  /** The sentences depend on who opens the link. */
  doneText: string;
  deadText: string;
}

/** Only these say that the link itself is at fault; anything else is worth another press. */
const DEAD_STATUSES: ReadonlySet<number> = new Set([404, 409, 422]);

/** Confirms the address of the link's holder. */
export function VerifyCard({ token, onward, newMail, doneText, deadText }: VerifyCardProps) {
  const t = useTranslations("verifyEmail");
  const failedText = useTranslations("login")("failed");
  const unknownText = t("unknown");
  return (
    <LinkCard
      heading={t("heading")}
      text={t("text")}
      submit={t("submit")}
      submitting={t("submitting")}
      failedText={failedText}
      unknownText={unknownText}
      unknownWay={<TextLink href={onward.href}>{onward.text}</TextLink>}
      act={() => verifyEmail(token)}
      done={
        <FormOutcome heading={t("doneHeading")} text={doneText}>
          <WayOn {...onward} />
        </FormOutcome>
      }
      deadBy={({ status, fields, message }, wasLost) =>
        DEAD_STATUSES.has(status) && (
          <FormOutcome
            heading={t("deadHeading")}
            text={wasLost ? unknownText : `${fields.token?.[0] ?? message} ${deadText}`}
          >
            <WayOn {...(wasLost ? onward : newMail)} />
          </FormOutcome>
        )
      }
    />
  );
}

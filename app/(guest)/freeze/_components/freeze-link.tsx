"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { freezeByMail } from "@/lib/domain/security/freeze-link-client";
import { LinkCard } from "../../_components/link-card";
import { WayOn, type WayOnProps } from "../../_components/way-on";

interface FreezeLinkProps {
  token: string;
  /** What follows from it. */
  text: string;
  /** Where a frozen account is opened again. */
  reopen: WayOnProps;
  /** What is left to whoever holds a link that freezes nothing any more. */
  otherWays: ReactNode;
}

/** Freezes the account of the link's holder. */
export function FreezeLink({ token, text, reopen, otherWays }: FreezeLinkProps) {
  const t = useTranslations("freeze");
  const deadHeading = useTranslations("verifyEmail")("deadHeading");
  return (
    <LinkCard
      heading={t("title")}
      text={text}
      submit={t("submit")}
      submitting={t("submitting")}
      failedText={t("failed")}
      unknownText={t("unknown")}
      act={() => freezeByMail(token)}
      done={
        <FormOutcome heading={t("doneTitle")} text={t("doneText")}>
          <WayOn {...reopen} />
        </FormOutcome>
      }
      deadBy={({ fields }) =>
        fields.token && (
          <FormOutcome heading={deadHeading} text={t("deadText")}>
            {otherWays}
          </FormOutcome>
        )
      }
    />
  );
}

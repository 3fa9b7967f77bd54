"use client";

import { useTranslations } from "next-intl";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { resetPassword } from "@/lib/domain/password/client";
import { FORGOT_PATH, LOGIN_PATH } from "@/lib/paths";
import { NewPasswordForm } from "../../_components/new-password-form";
import { WayOn } from "../../_components/way-on";
import { LazyLogInAgain } from "./log-in-again.lazy";

interface ResetFormProps {
  token: string;
  /** Somebody is signed in here, so the login is reached by signing out. */
  hasSession: boolean;
  /** The link cannot be used any more. */
  isDead: boolean;
}

/** A new password for the holder of the link; a link that is used up leads to a new one. */
export function ResetForm({ token, hasSession, isDead }: ResetFormProps) {
  const t = useTranslations("resetPassword");
  return (
    <NewPasswordForm
      heading={t("heading")}
      text={t("text")}
      send={(values) => resetPassword({ token, ...values })}
      isDead={isDead}
      done={
        <FormOutcome heading={t("doneHeading")} text={t("doneText")}>
          {hasSession ? (
            <LazyLogInAgain text={t("doneLogin")} />
          ) : (
            <WayOn href={`${LOGIN_PATH}?reason=reset`} text={t("doneLogin")} />
          )}
        </FormOutcome>
      }
      dead={
        <FormOutcome heading={t("deadHeading")} text={t("deadText")}>
          <WayOn href={FORGOT_PATH} text={t("newLink")} />
        </FormOutcome>
      }
    />
  );
}

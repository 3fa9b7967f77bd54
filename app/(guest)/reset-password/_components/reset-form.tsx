"use client";

import { useTranslations } from "next-intl";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { TextLink } from "@/app/_shell/forms/text-link";
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
  const newLink = <WayOn href={FORGOT_PATH} text={t("newLink")} />;
  const logInAgain = hasSession && <LazyLogInAgain text={t("doneLogin")} />;
  return (
    <NewPasswordForm
      heading={t("heading")}
      text={t("text")}
      send={(values) => resetPassword({ token, ...values })}
      isDead={isDead}
      done={
        <FormOutcome heading={t("doneHeading")} text={t("doneText")}>
          {logInAgain || <WayOn href={`${LOGIN_PATH}?reason=reset`} text={t("doneLogin")} />}
        </FormOutcome>
      }
      dead={
        <FormOutcome heading={t("deadHeading")} text={t("deadText")}>
          {newLink}
        </FormOutcome>
      }
      unknown={{
        text: t("unknownText"),
        login: logInAgain || (
          <TextLink href={LOGIN_PATH} className="justify-self-start">
            {t("doneLogin")}
          </TextLink>
        ),
        over: (
          <FormOutcome heading={t("unknownHeading")} text={t("unknownText")}>
            <div className="grid gap-3">
              {logInAgain || <WayOn href={LOGIN_PATH} text={t("doneLogin")} />}
              {newLink}
            </div>
          </FormOutcome>
        ),
      }}
    />
  );
}

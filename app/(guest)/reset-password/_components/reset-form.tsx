"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
  /** What is said, and where it leads, where the account is frozen: a login would be refused. */
  frozen: ReactNode;
}

/** A new password for the holder of the link; a link that is used up leads to a new one. */
export function ResetForm({ token, hasSession, isDead, frozen }: ResetFormProps) {
  const t = useTranslations("resetPassword");
  const [isFrozen, setFrozen] = useState(false);
  const newLink = <WayOn href={FORGOT_PATH} text={t("newLink")} />;
  const logInAgain = hasSession && <LazyLogInAgain text={t("doneLogin")} />;
  return (
    <NewPasswordForm
      heading={t("heading")}
      text={t("text")}
      send={async (values) => {
        const answer = await resetPassword({ token, ...values });
        setFrozen(answer.frozen === true);
      }}
      isDead={isDead}
      done={
        <FormOutcome heading={t("doneHeading")} text={t("doneText")}>
          {isFrozen
            ? frozen
            : logInAgain || <WayOn href={`${LOGIN_PATH}?reason=reset`} text={t("doneLogin")} />}
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

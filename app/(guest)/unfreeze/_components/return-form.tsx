"use client";

import { useTranslations } from "next-intl";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { TextLink } from "@/app/_shell/forms/text-link";
import { unfreeze } from "@/lib/domain/security/freeze-client";
import { LOGIN_PATH, UNFREEZE_PATH } from "@/lib/paths";
import { NewPasswordForm } from "../../_components/new-password-form";
import { WayOn } from "../../_components/way-on";

/** A new password for the holder of the link; the login that follows opens the account. */
export function ReturnForm({ token }: { token: string }) {
  const t = useTranslations("freeze");
  const reset = useTranslations("resetPassword");
  const loginText = useTranslations("login")("heading");
  const login = <WayOn href={LOGIN_PATH} text={loginText} />;
  const newLink = <WayOn href={UNFREEZE_PATH} text={reset("newLink")} />;
  return (
    <NewPasswordForm
      heading={t("reopen")}
      text={t("setText")}
      send={(values) => unfreeze({ token, ...values })}
      refusals={{ ACCOUNT_FROZEN: t("noFactor") }}
      done={
        <FormOutcome heading={reset("doneHeading")} text={t("setDone")}>
          {login}
        </FormOutcome>
      }
      dead={
        <FormOutcome heading={reset("deadHeading")} text={reset("deadText")}>
          {newLink}
        </FormOutcome>
      }
      unknown={{
        text: reset("unknownText"),
        login: (
          <TextLink href={LOGIN_PATH} className="justify-self-start">
            {loginText}
          </TextLink>
        ),
        over: (
          <FormOutcome heading={reset("unknownHeading")} text={reset("unknownText")}>
            <div className="grid gap-3">
              {login}
              {newLink}
            </div>
          </FormOutcome>
        ),
      }}
    />
  );
}

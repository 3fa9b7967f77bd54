"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { TextLink } from "@/app/_shell/forms/text-link";
import { BffError } from "@/lib/bff/client/client";
import { unfreeze } from "@/lib/domain/security/freeze-link-client";
import { LOGIN_PATH, UNFREEZE_PATH } from "@/lib/paths";
import { NewPasswordForm, type NewPasswordValues } from "../../_components/new-password-form";
import { WayOn } from "../../_components/way-on";

interface ReturnFormProps {
  token: string;
  /** They name a passkey beside 2FA where there is one to have. */
  sentences: { readonly what: string; readonly done: string; readonly noFactor: string };
  /** Where support reads. */
  support: ReactNode;
}

/** A new password for the holder of the link; the login that follows opens the account. */
export function ReturnForm({ token, sentences, support }: ReturnFormProps) {
  const t = useTranslations("freeze");
  const reset = useTranslations("resetPassword");
  const loginText = useTranslations("login")("heading");
  const login = <WayOn href={LOGIN_PATH} text={loginText} />;
  const newLink = <WayOn href={UNFREEZE_PATH} text={reset("newLink")} />;

  // Who holds the link is told what holds for this account, in the form and in its toast.
  async function send(values: NewPasswordValues): Promise<unknown> {
    try {
      return await unfreeze({ token, ...values });
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== "ACCOUNT_FROZEN") throw error;
      throw new BffError(error.status, { code: error.code, message: sentences.noFactor }, error);
    }
  }

  return (
    <NewPasswordForm
      heading={t("reopen")}
      text={sentences.what}
      send={send}
      helps={{ ACCOUNT_FROZEN: support }}
      done={
        <FormOutcome heading={reset("doneHeading")} text={sentences.done}>
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

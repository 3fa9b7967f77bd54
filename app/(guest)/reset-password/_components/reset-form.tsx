"use client";

import { useTranslations } from "next-intl";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { resetPassword } from "@/lib/domain/password/client";
import { FORGOT_PATH, LOGIN_PATH } from "@/lib/paths";
import { logout } from "@/lib/session/client";
import { NewPasswordForm } from "../../_components/new-password-form";
import { WayOn } from "../../_components/way-on";

interface LoginAgainProps {
  text: string;
  hasSession: boolean;
}

/** The way to the login; a session that still stands in this browser is ended on the way. */
function LoginAgain({ text, hasSession }: LoginAgainProps) {
  const failed = useTranslations("login")("failed");
  const { isPending, run } = useSingleFlight();
  if (!hasSession) return <WayOn href={`${LOGIN_PATH}?reason=reset`} text={text} />;

  async function leave() {
    await logout();
    return LEAVING;
  }

  const onFailure = (error: unknown) => showErrorToast((error as Error).message || failed);

  return (
    <Button
      tone="primary"
      size="hero"
      className="w-full"
      isPending={isPending}
      onClick={() => run(leave, onFailure)}
    >
      {text}
    </Button>
  );
}

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
          <LoginAgain text={t("doneLogin")} hasSession={hasSession} />
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

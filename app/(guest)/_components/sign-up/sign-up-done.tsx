import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormOutcome } from "@/app/_shell/forms/form-outcome";
import { ResendButton } from "@/app/_shell/forms/resend-button";
import { RESEND_COOLDOWN_SECONDS, storeDeadline } from "@/app/_shell/forms/use-cooldown";
import { Button } from "@/app/_ui/control/button";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { resendActivation } from "@/lib/domain/sign-up/activation-client";
import { LOGIN_PATH } from "@/lib/paths";
import { DONE_STORAGE_KEY } from "./done-storage-key";
import type { EarlierSignUp, SentSignUp, SignedUpAs } from "./sign-up-form";

/** A sign-up that waits for its confirmation: what its page needs after a reload. */
interface DoneSignUp extends Partial<SignedUpAs> {
  readonly email: string | null;
  readonly resendId: string | null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The sign-up that this tab finished; without its facts when they cannot be read. */
function readDone(): DoneSignUp {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(DONE_STORAGE_KEY) ?? "{}");
    const { email, resendId, fullName, username } = kept as Record<string, unknown>;
    return {
      ...{ email: textOrNull(email), resendId: textOrNull(resendId) },
      fullName: textOrNull(fullName) ?? "",
      username: textOrNull(username) ?? "",
    };
  } catch {
    return { email: null, resendId: null };
  }
}

/** Keeps a finished sign-up until the tab closes, or forgets it. */
function keepDone(done: DoneSignUp | null): void {
  try {
    if (done) window.sessionStorage.setItem(DONE_STORAGE_KEY, JSON.stringify(done));
    else window.sessionStorage.removeItem(DONE_STORAGE_KEY);
  } catch {
    // Without storage the page is right until it is reloaded.
  }
}

/** Where the cooldown of the verification mail is kept. */
const RESEND_STORAGE_KEY = "merlin.resend.sign-up";

interface SignUpDoneProps {
  /** A sign-up just sent, with its answer; without it the one that this tab keeps. */
  sent: SentSignUp | null;
  onStartAgain: (earlier: EarlierSignUp) => void;
}

function Recipient({ email }: { email: string }) {
  return (
    <bdi dir="ltr" className="font-semibold break-all text-text">
      {email}
    </bdi>
  );
}

// The first mail has just left, so the next one has to wait.
function begin({ answer: { email, resendId }, as }: SentSignUp): DoneSignUp {
  const done = { email: email ?? null, resendId: resendId ?? null, ...as };
  keepDone(done);
  storeDeadline(RESEND_STORAGE_KEY, Date.now() + RESEND_COOLDOWN_SECONDS * 1000);
  return done;
}

/** After a sign-up: where the mail went, sending it again, and the three next steps. */
export default function SignUpDone({ sent, onStartAgain }: SignUpDoneProps) {
  const t = useTranslations("signUp");
  const [done] = useState(() => (sent ? begin(sent) : readDone()));
  const { email, resendId, fullName = "", username = "" } = done;
  const steps = [t("nextConfirm"), t("nextLogin"), t("nextAirdrop")];

  function startAgain(): void {
    keepDone(null);
    onStartAgain({ fullName, username, email: email ?? "" });
  }

  return (
    <FormOutcome
      heading={t("doneHeading")}
      text={
        email
          ? t.rich("doneText", { email: () => <Recipient email={email} /> })
          : t("doneTextPlain")
      }
    >
      {resendId && (
        <div className="mb-6 grid gap-3 rounded-inset bg-raised p-4">
          <p className="text-md text-muted">{t("doneSpam")}</p>
          <ResendButton send={() => resendActivation(resendId)} storageKey={RESEND_STORAGE_KEY} />
        </div>
      )}
      <h2 className="mb-3 text-lg">{t("nextTitle")}</h2>
      <ol className="mb-6 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3 text-base">
            <span
              aria-hidden
              className="figures grid size-7 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="grid gap-1">
        <a href={LOGIN_PATH} className={buttonStyle("primary", "hero")}>
          {t("doneLogin")}
        </a>
        <Button tone="quiet" onClick={startAgain}>
          {t("startAgain")}
        </Button>
      </div>
    </FormOutcome>
  );
}

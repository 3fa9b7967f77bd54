"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { FormCard } from "@/app/_shell/forms/form-card";
import { Button } from "@/app/_ui/control/button";
import type { Invitation } from "@/lib/domain/sign-up/invitation";
import { loadPatiently } from "@/lib/live/network";
import { hasDone } from "./done-storage-key";
import {
  type EarlierSignUp,
  type InvitationChoice,
  type SentSignUp,
  SignUpForm,
} from "./sign-up-form";

// Only a finished sign-up needs it.
const SignUpDone = lazy(() => loadPatiently(() => import("./sign-up-done")));
const InvitationCode = lazy(() => loadPatiently(() => import("./invitation-code")));

async function remember(invitation: Invitation | null): Promise<void> {
  const { sponsorCookie } = await import("@/lib/domain/sign-up/invitation");
  // biome-ignore lint/suspicious/noDocumentCookie: one plain cookie does not wait for the Cookie Store
  document.cookie = sponsorCookie(invitation, window.location.protocol === "https:");
}

interface SignUpFlowProps {
  /** Sent along with the sign-up. */
  invitation: Invitation | null;
  /** The invitation comes from a link: later visits count for it too. */
  remembers: boolean;
  /** Codes invite, too. */
  takesCode: boolean;
  /** The invitation, why there is none although one was named, and the consent, as they are shown. */
  sponsor: ReactNode;
  notice: ReactNode;
  terms: ReactNode;
  termsVersion: string | undefined;
  footer: ReactNode;
  locale: string;
}

/** The form, then the page that waits for the confirmation; both at one address. */
export function SignUpFlow({ remembers, takesCode, notice, footer, ...props }: SignUpFlowProps) {
  const t = useTranslations("signUp");
  const [chosen, choose] = useState<InvitationChoice | null>(null);
  const { invitation, sponsor } = { ...props, ...chosen };
  const [asksCode, askCode] = useState(false);
  const [done, setDone] = useState<SentSignUp | "kept" | null>(null);
  const [earlier, setEarlier] = useState<EarlierSignUp | null>(null);

  useEffect(() => {
    if (hasDone()) setDone("kept");
  }, []);
  useEffect(() => {
    if (remembers || chosen) remember(invitation);
  }, [remembers, chosen, invitation]);

  if (done) {
    return (
      <Suspense>
        <SignUpDone
          sent={done === "kept" ? null : done}
          onStartAgain={(as) => {
            setEarlier(as);
            setDone(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <FormCard heading={t("heading")} text={t("text")} notice={notice} footer={footer}>
      {takesCode &&
        !invitation &&
        (asksCode ? (
          <Suspense>
            <InvitationCode onFound={choose} />
          </Suspense>
        ) : (
          <Button tone="quiet" className="-ms-4.5 -mt-7 text-md" onClick={() => askCode(true)}>
            {t("haveCode")}
          </Button>
        ))}
      <SignUpForm
        invitation={invitation}
        sponsor={sponsor}
        removed={invitation ? null : props.invitation}
        onInvitation={choose}
        terms={props.terms}
        termsVersion={props.termsVersion}
        locale={props.locale}
        earlier={earlier}
        onDone={setDone}
      />
    </FormCard>
  );
}

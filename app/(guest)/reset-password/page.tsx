import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormCard, FormNotice } from "@/app/_shell/forms/form-card";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { isMailToken } from "@/lib/contract/values/credentials";
import { isDeadResetToken } from "@/lib/domain/password/server";
import { single } from "@/lib/list/search-params";
import { UNFREEZE_PATH } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { EntryFrame } from "../_components/entry-frame";
import { SupportLine } from "../_components/support-line";
import { WayOn } from "../_components/way-on";
import { ResetForm } from "./_components/reset-form";

/** The address holds a token, so no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata("resetPassword")), referrer: "no-referrer" };
}

/** As the login says it of a frozen account, with the way back in the login's place. */
async function FrozenNote() {
  const t = await getTranslations("freeze");
  return (
    <div className="grid gap-4">
      <FormNotice tone="info">
        <strong className="block">{t("doneTitle")}</strong>
        {t("doneText")}
      </FormNotice>
      <WayOn href={UNFREEZE_PATH} text={t("reopen")} />
      <SupportLine />
    </div>
  );
}

export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const token = single(await searchParams, "token");
  if (isMailToken(token)) {
    const [{ state }, isDead] = await Promise.all([currentSession(), isDeadResetToken(token)]);
    return (
      <EntryFrame kind="login">
        <Texts
          of={["resetPassword", "newPassword", "validation", "login.failed", "login.tryAgainIn"]}
        >
          <ResetForm
            token={token}
            hasSession={state !== "guest"}
            isDead={isDead}
            frozen={<FrozenNote />}
          />
        </Texts>
      </EntryFrame>
    );
  }
  const t = await getTranslations("resetPassword");
  return (
    <EntryFrame kind="login">
      <FormCard heading={t("incompleteHeading")} text={t("incompleteText")}>
        <a href={PAGES.forgot.path} className={`w-full ${buttonStyle("primary", "hero")}`}>
          {t("newLink")}
        </a>
      </FormCard>
    </EntryFrame>
  );
}

import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { isMailToken } from "@/lib/contract/values/credentials";
import { mayFreeze, mayNamePasskey } from "@/lib/domain/capability/server";
import { single } from "@/lib/list/search-params";
import { LOGIN_PATH } from "@/lib/paths";
import { EntryFrame } from "../_components/entry-frame";
import { SupportLine } from "../_components/support-line";
import { ReturnForm } from "./_components/return-form";
import { UnfreezeForm } from "./_components/unfreeze-form";

/** The address may hold a token, so no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata("unfreeze")), referrer: "no-referrer" };
}

const REQUEST_TEXTS = [
  "forgot.email",
  "forgot.emailHint",
  "forgot.emailInvalid",
  "forgot.submit",
  "forgot.submitting",
  "forgot.unknown",
  "freeze.mailSent",
  "login.failed",
  "login.tryAgainIn",
  "validation",
] as const;

const RETURN_TEXTS = [
  "freeze.reopen",
  "login.failed",
  "login.heading",
  "login.tryAgainIn",
  "newPassword",
  "resetPassword.confirmPassword",
  "resetPassword.deadHeading",
  "resetPassword.deadText",
  "resetPassword.doneHeading",
  "resetPassword.newLink",
  "resetPassword.password",
  "resetPassword.submit",
  "resetPassword.submitting",
  "resetPassword.unknownHeading",
  "resetPassword.unknownText",
  "validation",
] as const;

/** The way back into a frozen account: a link by mail, then a new password, then a login with the second factor. */
export default async function UnfreezePage({ searchParams }: PageProps<"/unfreeze">) {
  const [query, isOffered, namesPasskey, locale, t, forgot] = await Promise.all([
    searchParams,
    mayFreeze(),
    mayNamePasskey(),
    getLocale(),
    getTranslations("freeze"),
    getTranslations("forgot"),
  ]);
  const token = single(query, "token");
  if (isOffered && isMailToken(token)) {
    return (
      <EntryFrame kind="login">
        <Texts of={RETURN_TEXTS}>
          <ReturnForm
            token={token}
            sentences={{
              what: t(namesPasskey ? "setText" : "setTextAlone"),
              done: t(namesPasskey ? "setDone" : "setDoneAlone"),
              noFactor: t(namesPasskey ? "noFactor" : "noFactorAlone"),
            }}
            support={<SupportLine />}
          />
        </Texts>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame kind="login">
      <FormCard
        heading={t("reopen")}
        text={
          isOffered
            ? `${t("reopenText")}${sentenceGap(locale)}${t(namesPasskey ? "withoutFactor" : "withoutFactorAlone")}`
            : t("missing")
        }
        footer={<TextLink href={LOGIN_PATH}>{forgot("login")}</TextLink>}
      >
        {isOffered && (
          <Texts of={REQUEST_TEXTS}>
            <UnfreezeForm />
          </Texts>
        )}
        <div className="mt-5 empty:hidden">
          <SupportLine />
        </div>
      </FormCard>
    </EntryFrame>
  );
}

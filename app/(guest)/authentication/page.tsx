import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { pageSignInOf } from "@/lib/bff/client/page-member";
import { mayNamePasskey } from "@/lib/domain/capability/server";
import { first } from "@/lib/list/search-params";
import { LOGIN_PATH } from "@/lib/paths";
import { GUEST_GUARD_PATH } from "@/lib/routes";
import { currentSession, currentSignIn } from "@/lib/session/server";
import { EntryFrame } from "../_components/entry-frame";
import { SecondFactorForm } from "./_components/second-factor-form";

export const generateMetadata = () => pageMetadata("authentication");

export default async function AuthenticationPage({ searchParams }: PageProps<"/authentication">) {
  const [{ state }, signIn, query] = await Promise.all([
    currentSession(),
    currentSignIn(),
    searchParams,
  ]);
  if (state === "member") redirect(GUEST_GUARD_PATH);
  if (signIn === undefined) redirect(LOGIN_PATH);
  const [t, namesPasskey] = await Promise.all([
    getTranslations("authentication"),
    mayNamePasskey(),
  ]);
  return (
    <EntryFrame kind="login">
      <FormCard heading={t("heading")} text={t("text")}>
        <Texts of={["authentication", "login.failed", "login.tryAgainIn", "validation"]}>
          <SecondFactorForm
            signIn={pageSignInOf(signIn)}
            returnUrl={first(query, "returnUrl")}
            recoveryHint={t(namesPasskey ? "recoveryHint" : "recoveryHintAlone")}
          />
        </Texts>
      </FormCard>
    </EntryFrame>
  );
}

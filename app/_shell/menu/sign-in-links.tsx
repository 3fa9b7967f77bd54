import { getTranslations } from "next-intl/server";
import { LOGIN_PATH } from "@/lib/paths";
import { AFTER_LOGIN_PATH, PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";

interface WayInProps {
  /** Classes of the link that matters most: sign up, or the application. */
  main: string;
  /** Classes of the other one. */
  other: string;
}

/** The way into the application: guests sign up or log in, members launch it (R2.11). */
export async function SignInLinks({ main, other }: WayInProps) {
  const [t, session] = await Promise.all([getTranslations("publicHeader"), currentSession()]);
  if (session.state === "member") {
    return (
      <a href={AFTER_LOGIN_PATH} className={main}>
        {t("launch")}
      </a>
    );
  }
  return (
    <>
      <a href={LOGIN_PATH} className={other}>
        {t("login")}
      </a>
      <a href={PAGES.signUp.path} className={main}>
        {t("signUp")}
      </a>
    </>
  );
}

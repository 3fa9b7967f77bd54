import { useTranslations } from "next-intl";
import { LOGIN_PATH } from "@/lib/paths";
import { AFTER_LOGIN_PATH, PAGES } from "@/lib/routes";

interface WayInProps {
  isMember: boolean;
  /** Classes of the link that matters most: sign up, or the application. */
  main: string;
  /** Classes of the other one. */
  other: string;
}

/** The way into the application: guests sign up or log in, members launch it (R2.11). */
export function SignInLinks({ isMember, main, other }: WayInProps) {
  const t = useTranslations("publicHeader");
  if (isMember) {
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

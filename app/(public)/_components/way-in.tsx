import { useTranslations } from "next-intl";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { AFTER_LOGIN_PATH, PAGES } from "@/lib/routes";

/** The one way on: into the application for members, to an account for everybody else (R2.11). */
export function WayIn({ isMember }: { isMember: boolean }) {
  const t = useTranslations("home.hero");
  return (
    <a
      href={isMember ? AFTER_LOGIN_PATH : PAGES.signUp.path}
      className={buttonStyle("primary", "hero")}
    >
      {t(isMember ? "launch" : "signUp")}
    </a>
  );
}

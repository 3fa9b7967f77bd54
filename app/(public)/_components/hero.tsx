import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/badge";
import { buttonStyle } from "@/app/_ui/button-style";
import { AFTER_LOGIN_PATH, LOGIN_PATH, PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { PRICES_ID } from "./prices-id";

/** The first screen: what this is, the way in, and live prices beside it. */
export async function Hero({ children }: { children: ReactNode }) {
  const [t, session] = await Promise.all([getTranslations("home"), currentSession()]);
  const isMember = session.state === "member";
  return (
    <div className="hero-glow">
      <div className="mx-auto grid max-w-[1240px] items-center gap-12 px-4 pt-12 pb-12 md:px-7 md:pt-20 lg:grid-cols-[1.1fr_1fr] lg:pb-16">
        <div className="grid justify-items-start gap-6">
          <Badge tone="violet">{t("eyebrow")}</Badge>
          <h1 className="text-5xl tracking-tight xl:text-6xl">{t("heading")}</h1>
          <p className="max-w-[34rem] text-lg text-muted md:text-xl">{t("lead")}</p>
          <div className="flex flex-wrap gap-3">
            <a
              href={isMember ? AFTER_LOGIN_PATH : PAGES.signUp.path}
              className={buttonStyle("primary", "hero")}
            >
              {t(isMember ? "launch" : "signUp")}
            </a>
            {!isMember && (
              <a href={LOGIN_PATH} className={buttonStyle("outline", "hero")}>
                {t("login")}
              </a>
            )}
            <a href={`#${PRICES_ID}`} className={`lg:hidden ${buttonStyle("outline", "hero")}`}>
              {t("seePrices")}
            </a>
          </div>
        </div>
        <section id={PRICES_ID} aria-labelledby={`${PRICES_ID}-title`} tabIndex={-1}>
          {children}
        </section>
      </div>
    </div>
  );
}

import { Check } from "lucide";
import { getTranslations } from "next-intl/server";
import { homeAnchorPath } from "@/app/_shell/menu/home-anchors";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Badge } from "@/app/_ui/data/badge";
import { Icon } from "@/app/_ui/data/icon";
import type { PriceView } from "@/lib/domain/price/view";
import { LOCALES } from "@/lib/i18n/locales";
import { PriceCard } from "./price-card";
import { WayIn } from "./way-in";

interface HeroProps {
  isMember: boolean;
  prices: readonly PriceView[] | null;
}

/** The first screen: what this is, the way in, and live prices beside it. */
export async function Hero({ isMember, prices }: HeroProps) {
  const t = await getTranslations("home.hero");
  const assurances = [t("free"), t("secondFactor"), t("languages", { count: LOCALES.length })];
  return (
    <div className="hero-glow">
      <div className="mx-auto grid max-w-[1240px] items-center gap-10 px-4 pt-10 pb-10 md:px-7 md:pt-20 md:pb-14 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
        <div className="grid min-w-0 justify-items-start gap-5 md:gap-6">
          <Badge tone="violet">{t("eyebrow")}</Badge>
          <h1 className="text-4xl tracking-tight break-words hyphens-auto sm:text-5xl xl:text-6xl">
            {t("heading")}
          </h1>
          <p className="max-w-[35rem] text-lg text-muted md:text-xl">{t("lead")}</p>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
            <WayIn isMember={isMember} />
            <a href={homeAnchorPath("about")} className={buttonStyle("outline", "hero")}>
              {t("how")}
            </a>
          </div>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 text-md text-muted">
            {assurances.map((text) => (
              <li key={text} className="inline-flex items-center gap-1.5">
                <Icon node={Check} size={16} className="shrink-0 text-up" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <PriceCard prices={prices} />
      </div>
    </div>
  );
}

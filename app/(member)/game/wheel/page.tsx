import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { PageHeading } from "@/app/_ui/page-heading";
import { CLIENT_SEED_SHAPE, readWheel } from "@/lib/game/server";
import { readPatterns } from "@/lib/i18n/patterns";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { GameMissing } from "../_components/game-missing";
import { GameTabs } from "../_components/game-tabs";
import { oddsOf } from "../_components/verify/odds";
import { VerifyProvider } from "../_components/verify/verify-provider";
import { verifyTexts } from "../_components/verify/verify-texts";
import { FairnessCard } from "./_components/fairness-card";
import { OddsCard } from "./_components/odds-card";
import { wheelLabels } from "./_components/wheel-labels";
import { WheelPanel } from "./_components/wheel-panel";
import { wheelTexts } from "./_components/wheel-texts";

export const generateMetadata = () => pageMetadata("gameWheel");

export default memberPage(async () => {
  const [locale, t, texts, checkTexts, user, wheel] = await Promise.all([
    getLocale(),
    getTranslations(),
    wheelTexts(),
    verifyTexts(),
    readProfile(),
    readWheel(),
  ]);
  const heading = (
    <>
      <PageHeading title={t("titles.gameWheel")} text={t("wheel.text")} />
      <GameTabs current="gameWheel" />
    </>
  );
  if (!wheel) {
    return (
      <>
        {heading}
        <GameMissing />
      </>
    );
  }
  return (
    <VerifyProvider odds={oddsOf(wheel, locale, texts.prize)} texts={checkTexts}>
      {heading}
      <Card className="mb-5">
        <OrderMember id={memberId(user)}>
          <WheelPanel
            wheel={wheel}
            labels={wheelLabels(wheel, locale, (await readPatterns()).game.th)}
            seedShape={CLIENT_SEED_SHAPE}
            serverNow={wheel.serverTime ?? new Date().toISOString()}
            locale={locale}
            timeZone={timeZoneOf(user.timeZone)}
            texts={texts}
          />
        </OrderMember>
      </Card>
      <div className="grid gap-5 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-7">
          <OddsCard wheel={wheel} />
        </div>
        <div className="min-w-0 xl:col-span-5">
          <FairnessCard />
        </div>
      </div>
    </VerifyProvider>
  );
});

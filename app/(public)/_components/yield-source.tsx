import { CalendarClock, Pickaxe, Wrench } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { Point } from "@/app/_ui/point";
import { FEES } from "@/lib/platform/fees";

/** Who pays what a machine earns, and what is taken from it: said before anybody buys. */
export async function YieldSource() {
  const t = await getTranslations("home.yield");
  return (
    <Card aria-labelledby="yield-title">
      <h3 id="yield-title" className="mb-5 text-xl">
        {t("title")}
      </h3>
      <ul className="grid gap-5">
        <Point icon={Pickaxe} title={t("issueTitle")} text={t("issueText")} level={4} />
        <Point
          icon={Wrench}
          title={t("feeTitle", { percent: FEES.mining })}
          text={t("feeText")}
          level={4}
        />
        <Point icon={CalendarClock} title={t("changeTitle")} text={t("changeText")} level={4} />
      </ul>
    </Card>
  );
}

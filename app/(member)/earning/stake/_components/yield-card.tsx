import { getTranslations } from "next-intl/server";
import { Notice } from "@/app/_ui/notice";

/** Where the rewards come from and what is not promised, before anything is staked. */
export async function YieldCard() {
  const t = await getTranslations("staking.yield");
  return (
    <Notice tone="info" title={t("title")}>
      <ul className="mt-1 grid max-w-4xl list-disc gap-1 ps-4">
        <li>{t("source")}</li>
        <li>{t("rate")}</li>
        <li>{t("risk")}</li>
      </ul>
    </Notice>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { AUTO_LOGOUT_MINUTES, type AutoLogoutMinutes } from "@/lib/contract/values/auto-logout";
import { LazyAutoLogout } from "./auto-logout.lazy";
import { Folded } from "./folded";

const MINUTES_PER_HOUR = 60;

/** After which time without a key or a press the member is logged out. */
export async function AutoLogoutCard({ minutes }: { minutes: AutoLogoutMinutes }) {
  const [t, locale] = await Promise.all([getTranslations("autoLogout"), getLocale()]);
  const words = (value: number, unit: "minute" | "hour") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit,
      unitDisplay: "long",
    }).format(value);
  const label = (value: AutoLogoutMinutes) => {
    if (value === 0) return t("never");
    return value < MINUTES_PER_HOUR
      ? words(value, "minute")
      : words(value / MINUTES_PER_HOUR, "hour");
  };
  const options = AUTO_LOGOUT_MINUTES.map((value) => ({ value, label: label(value) }));
  return (
    <Folded id="auto-logout" title={t("title")}>
      <p className="mb-4 text-md text-muted">{t("text")}</p>
      <Texts of={["autoLogout.label", "settings.preferenceFailed"]}>
        <LazyAutoLogout initial={minutes} options={options} />
      </Texts>
    </Folded>
  );
}

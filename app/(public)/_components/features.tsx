import { Fingerprint, Hourglass, KeyRound, Languages, ScrollText, ShieldCheck } from "lucide";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { LOCALES } from "@/lib/i18n/locales";
import { Section } from "./section";

const FEATURES = [
  { name: "tokens", icon: KeyRound },
  { name: "secondFactor", icon: ShieldCheck },
  { name: "identity", icon: Fingerprint },
  { name: "record", icon: ScrollText },
  { name: "hold", icon: Hourglass },
  { name: "languages", icon: Languages },
] as const;

/** What protects a member and lets them check. */
export async function Features() {
  const t = await getTranslations("home.features");
  return (
    <Section anchor="features" title={t("title")} lead={t("lead")}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line bg-clip-padding shadow-card sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ name, icon }) => (
          <li key={name} className="flex gap-4 bg-surface p-5 sm:block sm:p-6">
            <span className="grid size-11 shrink-0 place-items-center sm:mb-4 rounded-inset bg-tint-violet text-violet-text">
              <Icon node={icon} />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{t(`${name}Title`)}</h3>
              <p className="mt-2 text-md text-muted">
                {t(`${name}Text`, { count: LOCALES.length })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

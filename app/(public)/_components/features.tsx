import { Gift, ShieldCheck, Wallet } from "lucide";
import { getTranslations } from "next-intl/server";
import type { HomeAnchor } from "@/app/_shell/home-anchors";
import { Icon } from "@/app/_ui/icon";

const ANCHOR: HomeAnchor = "features";

const FEATURES = [
  { title: "walletsTitle", text: "walletsText", icon: Wallet },
  { title: "airdropTitle", text: "airdropText", icon: Gift },
  { title: "securityTitle", text: "securityText", icon: ShieldCheck },
] as const;

/** What a member can do, without promises. */
export async function Features() {
  const t = await getTranslations("home");
  return (
    <section id={ANCHOR} tabIndex={-1} className="mx-auto max-w-[1240px] px-4 py-12 md:px-7">
      <h2 className="text-3xl md:text-4xl">{t("featuresTitle")}</h2>
      <p className="mt-2 text-lg text-muted">{t("featuresText")}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {FEATURES.map(({ title, text, icon }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-6 shadow-card">
            <span className="mb-5 grid size-11 place-items-center rounded-inset bg-raised text-accent-text">
              <Icon node={icon} />
            </span>
            <h3 className="text-lg">{t(title)}</h3>
            <p className="mt-2 text-md text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

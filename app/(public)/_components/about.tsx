import { getTranslations } from "next-intl/server";
import type { HomeAnchor } from "@/app/_shell/home-anchors";
import { TokenDisc } from "@/app/_ui/token-disc";

const ANCHOR: HomeAnchor = "about";
const TOKENS = ["USDT", "MERLIN", "mBTC", "AmBTC"];

/** What the platform is. */
export async function About() {
  const t = await getTranslations("home");
  return (
    <section id={ANCHOR} tabIndex={-1} className="mx-auto max-w-[1240px] px-4 py-12 md:px-7">
      <div className="grid items-center gap-8 border-t border-line pt-12 md:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="text-3xl md:text-4xl">{t("aboutTitle")}</h2>
          <div className="mt-5 flex -space-x-2 rtl:space-x-reverse">
            {TOKENS.map((symbol) => (
              <span key={symbol} className="rounded-full ring-4 ring-ground">
                <TokenDisc symbol={symbol} size={44} />
              </span>
            ))}
          </div>
        </div>
        <p className="text-lg text-muted">{t("aboutText")}</p>
      </div>
    </section>
  );
}

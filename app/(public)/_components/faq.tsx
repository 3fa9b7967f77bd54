import { getTranslations } from "next-intl/server";
import { AccordionRow } from "@/app/_ui/data/accordion";

const QUESTIONS = ["invite", "out", "stop", "data", "simulated"] as const;

/** What a sceptic asks first. */
export async function Faq() {
  const t = await getTranslations("home.faq");
  return (
    <section
      aria-labelledby="faq-title"
      className="mx-auto grid max-w-[1240px] gap-x-12 gap-y-4 px-4 pt-16 md:px-7 md:pt-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq-title" className="text-3xl md:text-4xl">
        {t("title")}
      </h2>
      <div>
        {QUESTIONS.map((name) => (
          <AccordionRow key={name} name="faq" summary={t(`${name}Title`)}>
            <p className="max-w-[44rem]">{t(`${name}Text`)}</p>
          </AccordionRow>
        ))}
      </div>
    </section>
  );
}

import { useTranslations } from "next-intl";
import { AccordionRow } from "@/app/_ui/data/accordion";
import { HEADING, SPACE, WRAP } from "./section";

const QUESTIONS = ["invite", "out", "stop", "data", "simulated"] as const;

/** What a sceptic asks first. */
export function Faq({ hasPasskeys }: { hasPasskeys: boolean }) {
  const t = useTranslations("home.faq");
  const textOf = (name: (typeof QUESTIONS)[number]) =>
    t(name === "out" && !hasPasskeys ? "outTextAlone" : `${name}Text`);
  return (
    <section
      aria-labelledby="faq-title"
      className={`below-fold ${WRAP} ${SPACE} grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,23.25rem)_1fr]`}
    >
      <h2 id="faq-title" className={HEADING}>
        {t("title")}
      </h2>
      <div className="border-t border-line">
        {QUESTIONS.map((name) => (
          <AccordionRow
            key={name}
            name="faq"
            isOpen={name === "invite"}
            summary={<span className="block py-2.5 text-xl">{t(`${name}Title`)}</span>}
          >
            <p className="max-w-[38rem] pb-2 text-base">{textOf(name)}</p>
          </AccordionRow>
        ))}
      </div>
    </section>
  );
}

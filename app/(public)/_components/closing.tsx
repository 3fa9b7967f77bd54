import { getTranslations } from "next-intl/server";
import { WayIn } from "./way-in";

/** The last word of the page, and the way on. */
export async function Closing({ isMember }: { isMember: boolean }) {
  const t = await getTranslations("home.closing");
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto mt-16 max-w-[1240px] px-4 md:mt-24 md:px-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-hero border border-line bg-surface p-6 shadow-card md:p-10">
        <div className="min-w-0">
          <h2 id="closing-title" className="text-3xl">
            {t(isMember ? "memberTitle" : "title")}
          </h2>
          <p className="mt-2 text-lg text-muted">{t(isMember ? "memberText" : "text")}</p>
        </div>
        <WayIn isMember={isMember} />
      </div>
    </section>
  );
}

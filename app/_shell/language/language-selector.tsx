import { ChevronDown } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { localeRow } from "@/lib/i18n/locales";
import { currentSession } from "@/lib/session/server";
import { LanguageFlag } from "./language-flag";
import { LazyLanguageList } from "./language-list.lazy";

type Placement = "header" | "footer";

const POPOVER_STYLE: Readonly<Record<Placement, string>> = {
  header: "popover-surface popover-below",
  footer: "popover-surface popover-above",
};

const TRIGGER_STYLE: Readonly<Record<Placement, string>> = {
  header: "h-11 rounded-button px-2.5 text-md font-medium text-muted hover:text-text",
  footer:
    "h-11 rounded-button border border-line-strong px-3.5 text-md font-medium text-text hover:bg-raised",
};

async function Options({ chosen }: { chosen: string }) {
  const { state } = await currentSession();
  const columns = "grid-cols-1 sm:grid-cols-2";
  return <LazyLanguageList chosen={chosen} className={columns} isMember={state === "member"} />;
}

/**
 * Chooses one of the languages (R2.12) from a native popover; in a sheet, which is one itself, a
 * `LanguageFold` unfolds in place.
 */
export async function LanguageSelector({ placement }: { placement: Placement }) {
  const [t, locale] = await Promise.all([getTranslations("language"), getLocale()]);
  const row = localeRow(locale);
  const id = `language-${placement}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`inline-flex items-center gap-2 transition-colors ${TRIGGER_STYLE[placement]}`}
      >
        <LanguageFlag row={row} />
        <span className="sr-only">{t("current", { name: row.nativeName })}</span>
        <bdi aria-hidden={placement === "footer"}>
          {placement === "header" ? row.code : row.nativeName}
        </bdi>
        <Icon node={ChevronDown} size={16} className="text-faint" />
      </button>
      <div
        id={id}
        popover="auto"
        data-language-menu
        className={`max-h-[min(34rem,calc(100dvh-6rem))] overflow-y-auto overscroll-contain p-2 sm:w-[30rem] ${POPOVER_STYLE[placement]}`}
      >
        <p className="px-3 pt-2 pb-1.5 text-sm font-semibold">{t("choose")}</p>
        <Options chosen={row.locale} />
      </div>
    </>
  );
}

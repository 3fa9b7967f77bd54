import { ChevronDown, Languages } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "@/app/_ui/data/icon";
import { localeRow } from "@/lib/i18n/locales";
import { currentSession } from "@/lib/session/server";
import { LanguageFlag } from "./language-flag";
import { LazyLanguageList } from "./language-list.lazy";

type Placement = "header" | "sheet" | "footer";

const POPOVER_STYLE: Readonly<Record<Exclude<Placement, "sheet">, string>> = {
  header: "popover-surface popover-below",
  footer: "popover-surface popover-above",
};

const TRIGGER_STYLE: Readonly<Record<Exclude<Placement, "sheet">, string>> = {
  header: "h-11 rounded-button px-2.5 text-md font-medium text-muted hover:text-text",
  footer:
    "h-11 rounded-button border border-line-strong px-3.5 text-md font-medium text-text hover:bg-raised",
};

async function Options({ chosen, columns }: { chosen: string; columns: string }) {
  const session = await currentSession();
  return (
    <LazyLanguageList chosen={chosen} className={columns} isMember={session.state === "member"} />
  );
}

/**
 * Chooses one of the fifteen languages (R2.12). In headers and footers the list is a native popover; in
 * the account sheet, which is one itself, it unfolds in place.
 */
export async function LanguageSelector({ placement }: { placement: Placement }) {
  const [t, locale] = await Promise.all([getTranslations("language"), getLocale()]);
  const row = localeRow(locale);
  if (placement === "sheet") {
    return (
      <details className="group" data-language-menu>
        <summary className="language-fold">
          <Icon node={Languages} />
          <span>{t("label")}</span>
          <span className="ms-auto flex min-w-0 items-center gap-2 text-muted">
            <LanguageFlag row={row} isLazy />
            <bdi className="truncate">{row.nativeName}</bdi>
            <Icon node={ChevronDown} size={16} className="shrink-0 group-open:rotate-180" />
          </span>
        </summary>
        <div className="border-y border-line py-1">
          <Options chosen={row.locale} columns="grid-cols-1" />
        </div>
      </details>
    );
  }
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
        <Options chosen={row.locale} columns="grid-cols-1 sm:grid-cols-2" />
      </div>
    </>
  );
}

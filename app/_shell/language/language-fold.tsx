import { ChevronDown, Languages } from "lucide";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { localeRow } from "@/lib/i18n/locales";
import { LanguageFlag } from "./language-flag";
import { LazyLanguageList } from "./language-list.lazy";

interface LanguageFoldProps {
  isMember: boolean;
  /** Set in a menu that is closed at first: the flag loads when it opens. */
  isLazy?: boolean;
}

/** The language in which a menu is, and all of them, which unfold in place. */
export function LanguageFold({ isMember, isLazy }: LanguageFoldProps) {
  const t = useTranslations("language");
  const row = localeRow(useLocale());
  return (
    <details className="group" data-language-menu>
      <summary className="language-fold">
        <Icon node={Languages} />
        <span>{t("label")}</span>
        <span className="ms-auto flex min-w-0 items-center gap-2 text-muted">
          <LanguageFlag row={row} isLazy={isLazy} />
          <bdi className="truncate">{row.nativeName}</bdi>
          <Icon node={ChevronDown} size={16} className="shrink-0 group-open:rotate-180" />
        </span>
      </summary>
      <div className="border-y border-line py-1">
        <LazyLanguageList chosen={row.locale} className="grid-cols-1" isMember={isMember} />
      </div>
    </details>
  );
}

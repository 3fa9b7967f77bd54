import type { LocaleRow } from "@/lib/i18n/locales";

interface LanguageFlagProps {
  row: Pick<LocaleRow, "locale">;
  /** Set for flags in a menu that is closed at first: they load when it opens. */
  isLazy?: boolean;
}

/** The flag of a language. It is decoration: the name stands beside it. */
export function LanguageFlag({ row, isLazy = false }: LanguageFlagProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes needs no optimiser
    <img
      src={`/api/locales/${row.locale}/flag`}
      alt=""
      width={21}
      height={14}
      loading={isLazy ? "lazy" : "eager"}
      className="language-flag"
    />
  );
}

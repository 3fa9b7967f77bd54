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
      className="h-3.5 w-[1.3125rem] shrink-0 rounded-[2px] bg-raised object-cover outline-1 -outline-offset-1 outline-line-strong"
    />
  );
}

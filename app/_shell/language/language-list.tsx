import { Check } from "lucide";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { LOCALES } from "@/lib/i18n/locales";
import { LanguageFlag } from "./language-flag";

interface LanguageListProps {
  /** The language that the page is in. */
  chosen: string;
  /** A member's choice is saved with the profile too. */
  isMember: boolean;
  className: string;
}

/** All languages, of which one is chosen. The code of a choice comes with the first one. */
export function LanguageList({ chosen, isMember, className }: LanguageListProps) {
  const t = useTranslations("language");
  const router = useRouter();

  async function choose(target: EventTarget) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button?.dataset.language) return;
    const failedText = (name = "") => t("failed", { name });
    let code: typeof import("./choose-language");
    try {
      code = await import("./choose-language");
    } catch (error) {
      const { language, languageName } = button.dataset;
      // biome-ignore lint/suspicious/noConsole: R8.4 wants the failure logged, and a lost script is in no log of the server
      console.warn(`The language ${language} cannot be loaded`, error);
      await showErrorToast(failedText(languageName));
      return;
    }
    await code.chooseLanguage(button, { isMember, failedText, refresh: router.refresh });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the buttons inside
    <ul className={`grid gap-0.5 ${className}`} onClick={(event) => choose(event.target)}>
      {LOCALES.map((row) => (
        <li key={row.locale}>
          <button
            type="button"
            data-language={row.locale}
            data-language-name={row.nativeName}
            aria-current={row.locale === chosen ? "true" : undefined}
            className="flex min-h-11 w-full items-center gap-3 rounded-inset px-3 py-1 transition-colors hover:bg-raised aria-busy:animate-pulse aria-[current=true]:bg-raised"
          >
            <LanguageFlag row={row} isLazy />
            <span className="min-w-0 text-start">
              <span className="block truncate text-md font-medium text-text">
                <bdi lang={row.locale}>{row.nativeName}</bdi>
              </span>
              <span className="block truncate text-xs text-muted">
                <bdi lang="en-US">{row.name}</bdi>
              </span>
            </span>
            {row.locale === chosen && (
              <Icon node={Check} size={16} className="ms-auto shrink-0 text-accent-text" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { showErrorToast } from "@/app/_ui/overlay/toast";
import { callOwn } from "@/lib/bff/client/client";
import { saveLanguage } from "@/lib/domain/account/client";
import { rememberLanguage } from "@/lib/domain/account/preference-cookies";

/** Languages whose texts the server could have since this document was opened. */
const loaded = new Set<string>([document.documentElement.lang]);

/**
 * Loads the texts of a language and remembers it when they have come (R4.5). The server renders with
 * them; what the browser asks for is the proof that it can, and once is enough.
 *
 * @param isMember saves it with the profile too; that may fail, the choice holds on this device
 * @returns false when they cannot be had: nothing has changed then
 */
async function switchLanguage(locale: string, isMember: boolean): Promise<boolean> {
  if (!loaded.has(locale)) {
    try {
      await callOwn({ method: "GET", path: `locales/${locale}` });
      loaded.add(locale);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: R8.4 wants the failure logged, and a lost reply is in no log of the server
      console.warn(`The language ${locale} cannot be loaded`, error);
      return false;
    }
  }
  rememberLanguage(locale);
  if (isMember) saveLanguage(locale).catch(() => undefined);
  return true;
}

interface Choice {
  readonly isMember: boolean;
  /** For the language’s own name. */
  readonly failedText: (name: string) => string;
  readonly closeText: string;
  readonly refresh: () => void;
}

/** Switches to the language of a button; the list closes when the language holds (R4.5). */
export async function chooseLanguage(
  button: HTMLButtonElement,
  { isMember, failedText, closeText, refresh }: Choice,
): Promise<void> {
  const { language = "", languageName = "" } = button.dataset;
  if (button.ariaBusy === "true") return;
  const isChosen = button.ariaCurrent === "true";
  button.ariaBusy = "true";
  const hasSwitched = isChosen || (await switchLanguage(language, isMember));
  button.ariaBusy = null;
  if (!hasSwitched) {
    await showErrorToast(failedText(languageName), closeText);
    return;
  }
  closeList(button.closest("[data-language-menu]"));
  if (!isChosen) refresh();
}

/** The browser gives the focus back to what opened the list. */
function closeList(list: Element | null): void {
  if (list instanceof HTMLDetailsElement) {
    list.open = false;
    list.querySelector("summary")?.focus();
  } else if (list instanceof HTMLElement) {
    list.hidePopover();
  }
}

import { showErrorToast } from "@/app/_ui/overlay/toast";
import { acceptedWrites, callOwn } from "@/lib/bff/client/client";
import { saveLanguage } from "@/lib/domain/account/client";
import { rememberedLanguage, rememberLanguage } from "@/lib/domain/account/preference-cookies";
import { createLanguageCache } from "./language-cache";
import { LANGUAGE_UNSAVED_EVENT } from "./language-unsaved";

const root = document.documentElement;

/** Languages whose texts the server could have since this document was opened. */
const loaded = new Set<string>([root.lang]);

/** Choices saved with the profile: each is a write, and none of them makes a page out of date. */
let saved = 0;

const language = () => rememberedLanguage() ?? root.lang;
const cache = createLanguageCache({
  send: window.fetch.bind(window),
  language,
  address: () => window.location.pathname + window.location.search,
  writes: () => acceptedWrites() - saved,
  nowMs: Date.now,
});
// From the first choice on, and in no document where there is none.
window.fetch = cache.fetch;

/** Ends with the choice that was saved last: one goes up after the other, or an earlier one could come later. */
let saving: Promise<void> = Promise.resolve();

/** Saves a choice with the profile, unless another one was made while it waited; the choice holds here if that fails. */
function saveWithProfile(locale: string): void {
  saving = saving.then(async () => {
    if (language() !== locale) return;
    try {
      await saveLanguage(locale);
      saved += 1;
    } catch {
      // The next choice is saved all the same.
      window.dispatchEvent(new CustomEvent(LANGUAGE_UNSAVED_EVENT, { detail: locale }));
    }
  });
}

/**
 * Loads the texts of a language (R4.5). The server renders with them; what the browser asks for is the proof that it can, and
 * once is enough.
 *
 * @returns false when they cannot be had
 */
async function loadLanguage(locale: string): Promise<boolean> {
  if (loaded.has(locale)) return true;
  try {
    await callOwn({ method: "GET", path: `locales/${locale}` });
    loaded.add(locale);
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: R8.4 wants the failure logged, and a lost reply is in no log of the server
    console.warn(`The language ${locale} cannot be loaded`, error);
    return false;
  }
}

/** Copies the page in its present language, unless there is a copy: the way back to it needs no request then. */
function keepPresent(refresh: () => void): void {
  const present = language();
  if (cache.has(present)) return;
  cache.want(present);
  refresh();
}

/** Waits for the language chosen last to be shown. */
let observer: MutationObserver | undefined;

/** Shows the page in a language: at once where it is kept, and anew behind that where it may be out of date. */
function showPage(locale: string, refresh: () => void): void {
  observer?.disconnect();
  const isOld = cache.has(locale) && cache.isStale(locale);
  cache.want(locale);
  refresh();
  if (!isOld) return;
  // A second rendering that begins before the first one is shown would take its place.
  observer = new MutationObserver((_, own) => {
    own.disconnect();
    refresh();
  });
  observer.observe(root, { attributeFilter: ["lang"] });
}

interface Choice {
  /** Saves it with the profile too; that may fail, the choice holds on this device. */
  readonly isMember: boolean;
  /** For the language’s own name. */
  readonly failedText: (name: string) => string;
  readonly refresh: () => void;
}

/** The choice that counts, though an earlier one's texts may come after its own. */
let latest: string | undefined;

/** Switches to the language of a button; the list closes when the language holds (R4.5). */
export async function chooseLanguage(
  button: HTMLButtonElement,
  { isMember, failedText, refresh }: Choice,
): Promise<void> {
  const { language: locale = "", languageName = "" } = button.dataset;
  latest = locale;
  if (button.ariaBusy === "true") return;
  const isChosen = button.ariaCurrent === "true" && language() === locale;
  button.ariaBusy = "true";
  if (!isChosen) keepPresent(refresh);
  const hasLoaded = isChosen || (await loadLanguage(locale));
  button.ariaBusy = null;
  if (latest !== locale) return;
  if (!hasLoaded) {
    await showErrorToast(failedText(languageName));
    return;
  }
  closeList(button.closest("[data-language-menu]"));
  if (isChosen) return;
  rememberLanguage(locale);
  if (isMember) saveWithProfile(locale);
  showPage(locale, refresh);
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

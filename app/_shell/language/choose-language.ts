import { showErrorToast } from "@/app/_ui/toast";
import { switchLanguage } from "./switch-language";

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

import { fillText } from "@/app/_ui/fill-text";
import { showErrorToast } from "@/app/_ui/toast";
import { switchLanguage } from "./switch-language";

interface Choice {
  readonly isMember: boolean;
  readonly texts: { readonly failed: string; readonly close: string };
  readonly refresh: () => void;
}

/** Switches to the language of a button; the list closes when the language holds (R4.5). */
export async function chooseLanguage(
  button: HTMLButtonElement,
  { isMember, texts, refresh }: Choice,
): Promise<void> {
  const { language = "", languageName = "" } = button.dataset;
  if (button.ariaBusy === "true") return;
  const isChosen = button.ariaCurrent === "true";
  button.ariaBusy = "true";
  const hasSwitched = isChosen || (await switchLanguage(language, isMember));
  button.ariaBusy = null;
  if (!hasSwitched) {
    await showErrorToast(fillText(texts.failed, { name: languageName }), texts.close);
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

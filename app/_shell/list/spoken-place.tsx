"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { followedLink } from "@/app/_shell/forms/leaving-address";
import { MAIN_ID } from "@/app/_shell/frame/skip-link";
import { whenDrawn } from "@/app/_shell/navigation/when-drawn";
import { listText } from "@/app/_ui/text/list-text";

/** What says where one is in a list or chart; its value is the place in the sentence. */
const SAID = "[data-said]";
const ORDER = ["sort", "page", "count", "chart"];
/** A move of the focus breaks off what was said before it. */
const AFTER_FOCUS_MS = 150;

interface Asked {
  /** What may hold the rows that were asked for, the nearest first. */
  readonly parts: readonly Element[];
  /** Whether the rows are others altogether, so that one reads on at their head. */
  readonly movesFocus: boolean;
  /** How it stood; said again only where it has become another. */
  readonly stood?: string;
}

const isSaying = (part: Element) => part.querySelector(SAID) !== null;

/** The parts of the page around an element, the nearest first. */
function partsAround(element: Element): Element[] {
  const part = element.closest("section, figure, main");
  if (!part) return [];
  return [part, ...(part.parentElement ? partsAround(part.parentElement) : [])];
}

/** The first list below the fields that filter it. */
function listBelow(form: Element): Element | null {
  const main = form.closest("main");
  const after = [...(main?.querySelectorAll(SAID) ?? [])].find(
    (one) => form.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return after?.closest("section") ?? main;
}

/** What is chosen without a form: a range, an order. A filter's fields wait to be applied. */
function isChoice(target: EventTarget | null): target is Element {
  return (
    target instanceof Element &&
    target.matches("select, input[type=radio]") &&
    !target.closest("[role=search]")
  );
}

function askedFor(event: Event, locale: string): Asked | null {
  const { target } = event;
  if (event.type === "change") {
    if (!isChoice(target)) return null;
    const parts = partsAround(target);
    const shown = parts.find(isSaying);
    return { parts, movesFocus: false, stood: shown && saidIn(shown, locale) };
  }
  if (event instanceof MouseEvent) {
    const link = followedLink(event);
    if (!link || link.dataset.opensOver !== undefined) return null;
    return { parts: partsAround(link), movesFocus: link.closest("[data-paging]") !== null };
  }
  const isFilter = target instanceof HTMLFormElement && target.getAttribute("role") === "search";
  const list = isFilter ? listBelow(target) : null;
  return list && { parts: [list], movesFocus: true };
}

/** Puts the reader and the keyboard at the head of a list. */
function goToHead(list: Element): void {
  const head = list.querySelector("h1, h2, h3") ?? list;
  if (!(head instanceof HTMLElement)) return;
  if (!head.hasAttribute("tabindex")) head.tabIndex = -1;
  head.focus({ preventScroll: true });
  head.scrollIntoView({ block: "start" });
}

function saidIn(list: Element, locale: string): string {
  // A whole page says how its lists stand, not all of its charts.
  const isPage = list.id === MAIN_ID;
  const parts = [...list.querySelectorAll<HTMLElement>(SAID)]
    .map((one) => ({ at: ORDER.indexOf(one.dataset.said ?? ""), text: one.innerText.trim() }))
    .filter(({ at, text }) => text && !(isPage && ORDER[at] === "chart"))
    .sort((one, other) => one.at - other.at);
  return listText(
    locale,
    parts.map(({ text }) => text),
  );
}

/** Calls back with the page's first heading once it is drawn: a page on its way has none yet. */
function whenHeaded(act: (heading: string) => void): () => void {
  const heading = () =>
    [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} h1`)]
      .find((one) => one.checkVisibility())
      ?.innerText.trim();
  const whenThere = (): boolean => {
    const text = heading();
    if (text) act(text);
    return Boolean(text);
  };
  if (whenThere()) return () => undefined;
  const observer = new MutationObserver(() => whenThere() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Calls back once nothing in an element is busy with what was asked for. */
function whenSettled(element: Element, act: () => void): () => void {
  const isBusy = () => element.querySelector("[aria-busy=true]") !== null;
  if (!isBusy()) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (isBusy()) return;
    observer.disconnect();
    act();
  });
  observer.observe(element, { attributeFilter: ["aria-busy"], childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * The one place that says where one is now: the heading of a new page, the language that was chosen, and how a list stands once
 * other rows of it have come, by a filter, an order, a range or the next page; where those are others altogether, the
 * keyboard goes to their head.
 */
export function SpokenPlace({ languageName }: { languageName: string }) {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const locale = useLocale();
  const languageText = useTranslations("language")("current", { name: languageName });
  const [shown, setShown] = useState({ search, stoodBefore: "" });
  if (shown.search !== search) {
    // While this renders, the document still shows the page of the search before.
    const main = document.getElementById(MAIN_ID);
    setShown({ search, stoodBefore: main ? saidIn(main, locale) : "" });
  }
  const { stoodBefore } = shown;
  const last = useRef({ pathname, search, locale });
  const asked = useRef<Asked | null>(null);
  const [said, say] = useState("");

  // Before what held the link takes the focus of it when it goes.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { pathname, search, locale };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const sayLater = (text: string) => {
      // The same words again are heard only after none.
      say("");
      timer = setTimeout(() => say(text), AFTER_FOCUS_MS);
    };
    const sayRows = () => {
      const main = document.getElementById(MAIN_ID);
      // Where nobody asked for rows, as when a record opens over its list or closes, they may be the same.
      const { parts, movesFocus, stood } = asked.current ?? {
        parts: [],
        movesFocus: false,
        stood: stoodBefore,
      };
      asked.current = null;
      const list = parts.find((part) => part.isConnected && isSaying(part)) ?? main;
      if (!list) return;
      if (movesFocus) goToHead(list);
      say("");
      timer = setTimeout(() => {
        stop = whenSettled(list, () => {
          const now = saidIn(list, locale);
          say(now === stood ? "" : now);
        });
      }, AFTER_FOCUS_MS);
    };
    if (before.locale !== locale) sayLater(languageText);
    else if (before.pathname !== pathname) {
      say("");
      stop = whenHeaded(sayLater);
    } else if (before.search !== search) stop = whenDrawn(sayRows);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pathname, search, locale, languageText, stoodBefore]);

  useEffect(() => {
    const onAsked = (event: Event) => {
      asked.current = askedFor(event, locale);
    };
    document.addEventListener("click", onAsked);
    document.addEventListener("submit", onAsked);
    document.addEventListener("change", onAsked);
    return () => {
      document.removeEventListener("click", onAsked);
      document.removeEventListener("submit", onAsked);
      document.removeEventListener("change", onAsked);
    };
  }, [locale]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

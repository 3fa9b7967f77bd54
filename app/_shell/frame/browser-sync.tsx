"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { quietRefresh } from "@/app/_shell/navigation/quiet-refresh";
import { keepBrokenPages } from "@/app/_shell/navigation/steady-pages";
import { noteSubmitted, noteTyped } from "@/app/_shell/navigation/typed-work";
import { goBack, wayBack } from "@/app/_ui/control/way-back";
import { EARLY_POPSTATE } from "@/app/_ui/overlay/early-popstate";
import { backSteps } from "@/app/_ui/overlay/use-back-step";
import { acceptedWrites, OUTCOME_UNKNOWN_EVENT } from "@/lib/bff/client/client";

const OPEN_POPOVER = "[popover=auto]:popover-open";

/** Lets Back close a native popover, of which none is inside of another, and closes it when the focus goes on elsewhere. */
function followPopovers(signal: AbortSignal): void {
  let end = () => {};
  const follow = (popover: HTMLElement) => {
    end();
    end = backSteps().add(() => {
      popover.hidePopover();
      return true;
    });
  };
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.popover !== "auto") return;
    if (target.matches(OPEN_POPOVER)) follow(target);
    else end();
  };
  const openPopover = () => document.querySelector<HTMLElement>(OPEN_POPOVER);
  const onFocus = ({ target }: Event) => {
    const popover = openPopover();
    const isItsOwn =
      target instanceof Element &&
      target.closest(`${OPEN_POPOVER}, [popovertarget="${popover?.id}"]`) !== null;
    if (!isItsOwn) popover?.hidePopover();
  };
  // One may have been opened before this script lived.
  const opened = openPopover();
  if (opened) follow(opened);
  document.addEventListener("toggle", onToggle, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
}

const CONTROLS = "a[href], button, input, select, textarea, summary, label";

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** What appears under the pointer of a press is not pressed by the second half of a double click. */
function ignoreSecondHalves(signal: AbortSignal): void {
  let pressed: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    // A key has no count, and the click that a label hands on has its field's.
    if (event.detail < 2) {
      pressed = control;
      return;
    }
    if (!control || control === pressed || !pressed || pressed.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", onClick, { capture: true, signal });
}

const JUMP_MS = 500;
/** After so long "today" may be another day, and what is shown another story. */
const LONG_AWAY_MS = 5 * 60_000;

/** Back shows a page where it was left, at once: smooth scrolling is for links within a page. */
function jumpOnTraversal(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let timer: number | undefined;
  const onPop = () => {
    dataset.jumps = "";
    window.clearTimeout(timer);
    timer = window.setTimeout(() => delete dataset.jumps, JUMP_MS);
  };
  window.addEventListener(EARLY_POPSTATE, onPop, { signal });
}

/**
 * Notes on the body which field has had the focus since its form was sent, until something is typed: that it has it
 * still when its form refuses it, no event tells, so what is wrong with it has to. And where something was typed.
 */
function noteHeldField(signal: AbortSignal): void {
  const { dataset } = document.body;
  const onSubmit = (event: Event) => {
    dataset.held = document.activeElement?.id;
    noteSubmitted(event);
  };
  const letGo = () => {
    delete dataset.held;
  };
  const onInput = (event: Event) => {
    letGo();
    noteTyped(event);
  };
  document.addEventListener("submit", onSubmit, { capture: true, signal });
  document.addEventListener("input", onInput, { capture: true, signal });
  document.addEventListener("focusin", letGo, { signal });
}

/**
 * Where the focused element is taken away or disabled, the heading of its section, come anew, or what stands around
 * it takes the focus, unless something else has by then: from `body` the keyboard would begin at the top of the page.
 */
function keepFocus(signal: AbortSignal): void {
  let way: readonly Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    way = wayBack(target instanceof Element ? target : null);
  };
  const isLost = (one?: Element) =>
    one && (!one.isConnected || one.matches(":disabled, [inert] *"));
  const catchUp = () => {
    const [lost, ...around] = way;
    const { activeElement } = document;
    if (!isLost(lost) || (activeElement !== lost && activeElement !== document.body)) return;
    const section = way.find((at) => !at.isConnected && at.matches("section"));
    const title = section?.querySelector("h2")?.textContent;
    const headings = [...document.querySelectorAll("h2")];
    goBack([...headings.filter(({ textContent }) => textContent === title), ...around]);
  };
  // What is disabled loses the focus only with the next frame, after which nothing may change any more.
  const observer = new MutationObserver(() => {
    if (isLost(way[0])) requestAnimationFrame(catchUp);
  });
  document.addEventListener("focusin", onFocus, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(document.body, {
    attributeFilter: ["disabled"],
    childList: true,
    subtree: true,
  });
}

/** In a row that is moved sideways a stop of the keyboard comes into view whole: browsers leave one that shows in part where it is. */
function showWholeStops(signal: AbortSignal): void {
  const isMoved = (one: Element) =>
    one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX);
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    let row = target.parentElement;
    while (row && !isMoved(row)) row = row.parentElement;
    if (!row) return;
    const [outer, inner] = [row.getBoundingClientRect(), target.getBoundingClientRect()];
    // The least step would snap back to the card before.
    if (inner.left < outer.left || inner.right > outer.right)
      target.scrollIntoView({ block: "nearest", inline: "center" });
  };
  document.addEventListener("focusin", onFocus, { signal });
}

/**
 * Back closes what is open, and a page that Back or Forward shows again after something was changed is read
 * anew: the router, or the browser itself, would show it as it was. So is a member's page after a write whose
 * answer was lost, one that is looked at again after a while, and one whose build is gone. Presses and the focus stay where
 * they belong.
 */
export function BrowserSync() {
  const router = useRouter();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    followPopovers(signal);
    ignoreSecondHalves(signal);
    noteHeldField(signal);
    keepFocus(signal);
    showWholeStops(signal);
    jumpOnTraversal(signal);
    return () => listening.abort();
  }, []);

  useEffect(() => {
    let seen = acceptedWrites();
    // Before the router looks for what it has kept of the page, and after the steps within a page.
    const onPop = () => {
      if (acceptedWrites() === seen) return;
      seen = acceptedWrites();
      router.refresh();
    };
    const renew = () => quietRefresh(router.refresh);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) renew();
    };
    let leftAt = Date.now();
    const onVisible = () => {
      if (document.hidden) leftAt = Date.now();
      else if (Date.now() - leftAt > LONG_AWAY_MS) renew();
    };
    backSteps();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(EARLY_POPSTATE, onPop, { signal });
    window.addEventListener("pageshow", onShow, { signal });
    document.addEventListener("visibilitychange", onVisible, { signal });
    // Only once the service answers again, and to this session: another page would take the place of what was typed.
    const onUnknown = () => quietRefresh(router.refresh, true);
    window.addEventListener(OUTCOME_UNKNOWN_EVENT, onUnknown, { signal });
    // A part that was pressed for is gone with its build. Without a press before, a page could load itself without end.
    const lost = new Set<string>();
    const onLost = ({ target }: Event) => {
      if (!navigator.userActivation?.hasBeenActive) return;
      // The page that is rendered anew may ask for it again.
      if (!(target instanceof HTMLScriptElement) || lost.has(target.src)) return;
      lost.add(target.src);
      renew();
    };
    window.addEventListener("error", onLost, { capture: true, signal });
    const send = window.fetch;
    const steady = keepBrokenPages(send.bind(window), renew);
    window.fetch = steady;
    return () => {
      listening.abort();
      if (window.fetch === steady) window.fetch = send;
    };
  }, [router]);

  return null;
}

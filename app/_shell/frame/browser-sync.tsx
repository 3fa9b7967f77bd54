"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { goBack, wayBack } from "@/app/_ui/control/way-back";
import { EARLY_POPSTATE } from "@/app/_ui/overlay/early-popstate";
import { backSteps } from "@/app/_ui/overlay/use-back-step";
import { acceptedWrites, callBff, OUTCOME_UNKNOWN_EVENT } from "@/lib/bff/client/client";
import { pageMember } from "@/lib/bff/client/page-member";
import type { accountEndpoints } from "@/lib/contract/account";

const OPEN_POPOVER = "[popover=auto]:popover-open";

/** Lets Back close a native popover, of which none is inside of another, and closes it when the focus goes on elsewhere. */
function followPopovers(): () => void {
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
  document.addEventListener("toggle", onToggle, true);
  document.addEventListener("focusin", onFocus);
  return () => {
    document.removeEventListener("toggle", onToggle, true);
    document.removeEventListener("focusin", onFocus);
  };
}

const CONTROLS = "a[href], button, input, select, textarea, summary, label";

function controlOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

/** What appears under the pointer of a press is not pressed by the second half of a double click. */
function ignoreSecondHalves(): () => void {
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
  window.addEventListener("click", onClick, true);
  return () => window.removeEventListener("click", onClick, true);
}

const JUMP_MS = 500;

/** Back shows a page where it was left, at once: smooth scrolling is for links within a page. */
function jumpOnTraversal(): () => void {
  const { dataset } = document.documentElement;
  let timer: number | undefined;
  const onPop = () => {
    dataset.jumps = "";
    window.clearTimeout(timer);
    timer = window.setTimeout(() => delete dataset.jumps, JUMP_MS);
  };
  window.addEventListener(EARLY_POPSTATE, onPop);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener(EARLY_POPSTATE, onPop);
  };
}

/**
 * Notes on the body which field has had the focus since its form was sent, until something is typed: that it has it
 * still when its form refuses it, no event tells, so what is wrong with it has to.
 */
function noteHeldField(): () => void {
  const { dataset } = document.body;
  const onSubmit = () => {
    dataset.held = document.activeElement?.id;
  };
  const letGo = () => {
    delete dataset.held;
  };
  document.addEventListener("submit", onSubmit, true);
  document.addEventListener("input", letGo, true);
  document.addEventListener("focusin", letGo);
  return () => {
    document.removeEventListener("submit", onSubmit, true);
    document.removeEventListener("input", letGo, true);
    document.removeEventListener("focusin", letGo);
  };
}

/**
 * Where the focused element is taken away or disabled, the heading of its section, come anew, or what stands around
 * it takes the focus, unless something else has by then: from `body` the keyboard would begin at the top of the page.
 */
function keepFocus(): () => void {
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
  document.addEventListener("focusin", onFocus);
  observer.observe(document.body, {
    attributeFilter: ["disabled"],
    childList: true,
    subtree: true,
  });
  return () => {
    document.removeEventListener("focusin", onFocus);
    observer.disconnect();
  };
}

/** In a row that is moved sideways a stop of the keyboard comes into view whole: browsers leave one that shows in part where it is. */
function showWholeStops(): () => void {
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
  document.addEventListener("focusin", onFocus);
  return () => document.removeEventListener("focusin", onFocus);
}

/**
 * Back closes what is open, and a page that Back or Forward shows again after something was changed is read
 * anew: the router, or the browser itself, would show it as it was. So is a member's page after a write whose
 * answer was lost. Presses and the focus stay where they belong.
 */
export function BrowserSync() {
  const router = useRouter();

  useEffect(() => {
    const stops = [
      followPopovers(),
      ignoreSecondHalves(),
      noteHeldField(),
      keepFocus(),
      showWholeStops(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    let seen = acceptedWrites();
    // Before the router looks for what it has kept of the page, and after the steps within a page.
    const onPop = () => {
      if (acceptedWrites() === seen) return;
      seen = acceptedWrites();
      router.refresh();
    };
    const stopJumping = jumpOnTraversal();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) router.refresh();
    };
    backSteps();
    window.addEventListener(EARLY_POPSTATE, onPop);
    window.addEventListener("pageshow", onShow);
    // Only once the service answers again, and to this session: another page would take the place of what was typed.
    const onUnknown = () => {
      if (!pageMember()) return;
      const profile = { method: "GET", path: "account/profile", staysOnPage: true } as const;
      callBff<typeof accountEndpoints.profile>(profile).then(router.refresh, () => {});
    };
    window.addEventListener(OUTCOME_UNKNOWN_EVENT, onUnknown);
    return () => {
      stopJumping();
      window.removeEventListener(EARLY_POPSTATE, onPop);
      window.removeEventListener("pageshow", onShow);
      window.removeEventListener(OUTCOME_UNKNOWN_EVENT, onUnknown);
    };
  }, [router]);

  return null;
}

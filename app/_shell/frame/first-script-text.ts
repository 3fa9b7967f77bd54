import { EARLY_POPSTATE } from "@/app/_ui/overlay/early-popstate";
import { BELOW_FOLD_RULE, holdBelowFold } from "./below-fold";
import { guardSinks } from "./guard-sinks";
import { holdEarlyPresses } from "./hold-early-presses";

const RETRY_MS = 100;
/** How long the first view may keep the browser from drawing. */
const BLANK_MS = 4_000;

/** Runs in the document before any other script: it may use nothing but its argument and the browser. */
function holdEarlySubmits(retryMs: number): void {
  let timer: number | undefined;
  window.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    const button = event.submitter;
    window.clearTimeout(timer);
    button?.toggleAttribute("data-early", !event.defaultPrevented);
    if (event.defaultPrevented) return;
    event.preventDefault();
    timer = window.setTimeout(() => {
      if (form.isConnected) form.requestSubmit(button);
    }, retryMs);
  });
}

/**
 * Announces each `popstate` before the router hears it: on the window listeners run in the order in which they came,
 * capturing or not.
 */
function announcePopstate(early: string): void {
  window.addEventListener("popstate", (event) => {
    const announced = new PopStateEvent(early, { state: event.state, cancelable: true });
    if (!window.dispatchEvent(announced)) event.stopImmediatePropagation();
  });
}

/**
 * A page that failed on the server has no end, and a browser that drew nothing before it says so in the console. One whose
 * line was cut never stops loading in Chromium, and would stand blank for ever.
 */
function stopExpecting(firstViewEndId: string, blankMs: number): void {
  const draw = () => {
    if (document.getElementById(firstViewEndId)) return;
    document.querySelector("link[rel=expect]")?.removeAttribute("blocking");
  };
  document.addEventListener("readystatechange", draw, { once: true });
  window.setTimeout(draw, blankMs);
}

/**
 * Where the first frame has passed, React's own script keeps what comes after it back until 300 ms later: a frame that the
 * browser draws between the content and that script would stand empty for that long.
 */
function revealAtOnce(): void {
  Object.defineProperty(window, "$RT", { get: () => undefined, set: () => undefined });
}

/**
 * What runs in the document before any other script. In its texts alone stand signs of markup; without them no element ends
 * it, and the rules let it pass as plain text.
 */
export function firstScript(firstViewEndId: string): string {
  return [
    `(${guardSinks})()`,
    `(${holdBelowFold})("${BELOW_FOLD_RULE}")`,
    `(${announcePopstate})("${EARLY_POPSTATE}")`,
    `(${holdEarlySubmits})(${RETRY_MS})`,
    `(${holdEarlyPresses})(${RETRY_MS})`,
    `(${stopExpecting})("${firstViewEndId}", ${BLANK_MS})`,
    `(${revealAtOnce})()`,
  ]
    .join(";")
    .replaceAll("<", "\\x3c");
}

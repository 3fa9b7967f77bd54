import type { Page } from "playwright";

/** When a press showed what, in milliseconds from the click to the frame that drew it; null for what never came. */
export interface PressTimes {
  /** Anything that says that the press was heard. */
  readonly firstChange: number | null;
  readonly skeleton: number | null;
  readonly content: number | null;
}

/** What the document has moved so far, as browsers score it, moves after a press included. */
export interface PressRecorder {
  start(path: string): void;
  readonly times: PressTimes;
  shift: number;
}

declare global {
  interface Window {
    press: PressRecorder;
  }
}

/** Runs in the page: looks at each frame that is drawn from the next click until the page of a path stands. */
function installRecorder(): void {
  const times: Record<keyof PressTimes, number | null> = {
    firstChange: null,
    skeleton: null,
    content: null,
  };
  const recorder = { times, shift: 0, start };

  function start(path: string): void {
    const main = document.getElementById("main") as HTMLElement;
    const oldHeading = main.querySelector("h1");
    times.firstChange = times.skeleton = times.content = null;
    recorder.shift = 0;
    const onClick = () => {
      const clickedAt = performance.now();
      const look = (drawnAt: number) => {
        const after = Math.max(0, drawnAt - clickedAt);
        const heading = main.querySelector("h1");
        const line = document.querySelector(".route-line")?.getBoundingClientRect().width ?? 0;
        const isBusy = !heading && main.querySelector("[aria-busy=true]") !== null;
        const isThere = location.pathname === path && heading !== null && heading !== oldHeading;
        if (isBusy) times.skeleton ??= after;
        if (line > 0 || heading !== oldHeading) times.firstChange ??= after;
        if (isThere) times.content ??= after;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("click", onClick, { capture: true, once: true });
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      recorder.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift" });
  window.press = recorder;
}

/** Gives the documents that a page loads from now on what records a press. */
export function recordPresses(page: Page): Promise<unknown> {
  return page.addInitScript(installRecorder);
}

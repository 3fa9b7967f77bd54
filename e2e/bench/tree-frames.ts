import type { Page } from "@playwright/test";

export interface Frames {
  readonly perSecond: number;
  /** 95 of 100 frames came within this time, in milliseconds. */
  readonly slowMs: number;
  /** Tasks of more than 50 ms meanwhile. */
  readonly longTasks: number;
}

declare global {
  interface Window {
    /** Ends a recording; set by the page's own side of it. */
    endFrames?: () => { gaps: number[]; longTasks: number };
  }
}

function beginFrames(): void {
  const gaps: number[] = [];
  let longTasks = 0;
  let last = performance.now();
  let frame = 0;
  const step = (now: number) => {
    gaps.push(now - last);
    last = now;
    frame = requestAnimationFrame(step);
  };
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: "longtask" });
  frame = requestAnimationFrame(step);
  window.endFrames = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    return { gaps: gaps.slice(1), longTasks };
  };
}

/** Records the frames that the browser shows while something is done to the page. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(beginFrames);
  await act();
  const { gaps, longTasks } = await page.evaluate(
    () => window.endFrames?.() ?? { gaps: [], longTasks: 0 },
  );
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const sorted = gaps.toSorted((left, right) => left - right);
  return {
    perSecond: (gaps.length * 1000) / total,
    slowMs: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    longTasks,
  };
}

const STEPS = 150;

/** Drags the drawing to and fro, as a hand does, for some seconds. */
export async function drag(page: Page, middle: { x: number; y: number }): Promise<void> {
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    const [x, y] = [middle.x + Math.sin(angle) * 380, middle.y + Math.sin(angle / 2) * 140];
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}

/** Turns the wheel over the drawing, in and out again. */
export async function turnWheel(page: Page, middle: { x: number; y: number }): Promise<void> {
  await page.mouse.move(middle.x, middle.y);
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.wheel(0, step % 50 < 25 ? 60 : -60);
  }
}

/** Time from a key press on the drawing until the frame after the one that shows what it did. */
export function timeOfKey(page: Page, key: string): Promise<number> {
  return page.evaluate(async (pressed) => {
    const stage = document.querySelector("[role=application]");
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    const start = performance.now();
    stage?.dispatchEvent(
      new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
    );
    await nextFrame();
    await nextFrame();
    return performance.now() - start;
  }, key);
}

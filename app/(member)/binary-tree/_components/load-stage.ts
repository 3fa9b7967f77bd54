import type { ComponentType } from "react";

const WIDE = "(min-width: 53.25rem)";

/** The width of the screen from which on the drawing stands where nothing else is asked for. */
export function wideScreen(): MediaQueryList {
  return matchMedia(WIDE);
}

/** Whether the drawing is wanted: by the address, or else by the width of the screen. */
export function wantsDrawing(view: string | null, isWide: boolean | null): boolean | null {
  if (view === "tree") return true;
  return view === "table" ? false : isWide;
}

let loading: Promise<ComponentType> | null = null;

async function importStage(): Promise<ComponentType> {
  // The condition keeps the drawing out of the server's build.
  if (typeof window !== "undefined") return (await import("./stage/tree-stage")).TreeStage;
  throw new Error("The tree is drawn in a browser");
}

/** The drawing's code. */
export function loadStage(): Promise<ComponentType> {
  loading ??= importStage().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Begins to fetch the drawing's code when this page will need it; a failure shows when it is asked for. */
export function preloadStage(): void {
  if (typeof window === "undefined") return;
  const view = new URLSearchParams(window.location.search).get("view");
  if (wantsDrawing(view, wideScreen().matches)) loadStage().catch(() => {});
}

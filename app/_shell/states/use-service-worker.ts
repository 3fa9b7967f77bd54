import { useEffect } from "react";

/**
 * Has the browser keep a page for the time without a network, once it has nothing better to do, and in the language of
 * this one. A browser that refuses, such as one that keeps nothing, works as before.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    // Not by its value: the bundler takes that for given, and drops the question.
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const root = document.documentElement;
    const tell = () => serviceWorker.controller?.postMessage({ language: root.lang });
    const begin = () =>
      serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(tell, () => undefined);
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributeFilter: ["lang"] });
    serviceWorker.addEventListener("controllerchange", tell);
    if ("requestIdleCallback" in window) window.requestIdleCallback(begin);
    else setTimeout(begin, 2_000);
    return () => {
      observer.disconnect();
      serviceWorker.removeEventListener("controllerchange", tell);
    };
  }, []);
}

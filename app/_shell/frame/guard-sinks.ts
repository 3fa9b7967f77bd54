interface Sinks {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(name: "default", rules: Record<string, (text: string) => string | null>): void;
  };
}

/**
 * The rules for code and markup that come as text (Trusted Types): scripts of our own build and the worker alone, no code,
 * and of markup what React makes of a script element, and plain text. Runs in the document before any other script:
 * it may use nothing but the browser.
 */
export function guardSinks(): void {
  // Zod tries whether it may evaluate code, which the policy would report on each page.
  Object.assign(window, { __zod_globalConfig: { jitless: true } });
  const { trustedTypes } = window as Sinks;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createHTML: (text) => (text === "<script></script>" || !text.includes("<") ? text : null),
    createScript: () => null,
    // As it came: the loader knows a script again by the address that it gave.
    createScriptURL(text) {
      const url = new URL(text, document.baseURI);
      const isBuilt = url.pathname.startsWith("/_next/static/") || url.pathname === "/sw.js";
      return url.origin === location.origin && isBuilt ? text : null;
    },
  });
}

import { afterEach, expect, it, vi } from "vitest";
import { rememberHiddenSteps, rememberTimeZone } from "./preference-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["https:", /; Max-Age=31536000; SameSite=Lax; Secure$/],
  ["http:", /; Max-Age=31536000; SameSite=Lax$/],
])(
  "what a device chose on %s is kept for a year, and never leaves https again where it was https",
  (protocol, attributes) => {
    const page = { cookie: "" };
    vi.stubGlobal("window", { location: { protocol } });
    vi.stubGlobal("document", page);
    rememberTimeZone();
    expect(page.cookie).toMatch(/^timeZone=[^;]+; Path=\/; /);
    expect(page.cookie).toMatch(attributes);
    rememberHiddenSteps("anna b;c");
    expect(page.cookie).toMatch(/^hiddenSteps=anna%20b%3Bc; Path=\/; /);
    expect(page.cookie).toMatch(attributes);
  },
);

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { crash } from "@/messages/en-US.json";
import { CrashScreen } from "./crash-screen";

afterEach(() => vi.unstubAllGlobals());

const error = Object.assign(new Error("crashed"), { digest: "4711" });
const shown = () => renderToStaticMarkup(createElement(CrashScreen, { error }));

it("R8.3 a crash says so in the default's words where no document has others, and needs no network for it", () => {
  const markup = shown();
  for (const text of [crash.title, crash.trackingId, "4711", crash.reset]) {
    expect(markup).toContain(text);
  }
});

it("R8.3 a crash speaks the document's language", () => {
  const dataset = { crash: JSON.stringify({ ...crash, title: "Hoppla", reset: "Neu laden" }) };
  vi.stubGlobal("document", { documentElement: { dataset } });
  expect(shown()).toMatch(/<h1.*>Hoppla<\/h1>.*>Neu laden<\/button>/);
});

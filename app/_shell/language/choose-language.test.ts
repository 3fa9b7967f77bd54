import { beforeEach, expect, it, vi } from "vitest";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { callOwn } from "@/lib/bff/client/client";

vi.mock("@/app/_ui/overlay/toast", () => ({ showErrorToast: vi.fn() }));
vi.mock("@/lib/bff/client/client", () => ({ callOwn: vi.fn(), acceptedWrites: () => 0 }));
vi.mock("@/lib/domain/account/client", () => ({ saveLanguage: vi.fn() }));

const root = { lang: "en-US", dataset: {} };
let cookies: string[];

class HTMLElementStub {}
class HTMLDetailsElementStub extends HTMLElementStub {}

function button(language: string, ariaCurrent = "false"): HTMLButtonElement {
  const dataset = { language, languageName: language };
  return { dataset, ariaCurrent, ariaBusy: null, closest: () => null } as never;
}

/** Choices whose texts come, or fail, when the test says so. */
async function chooser() {
  const loads = new Map<string, PromiseWithResolvers<void>>();
  vi.mocked(callOwn).mockImplementation(({ path }) => {
    const load = Promise.withResolvers<void>();
    loads.set(path.replace("locales/", ""), load);
    return load.promise as Promise<never>;
  });
  const refresh = vi.fn();
  const { chooseLanguage } = await import("./choose-language");
  const as = { isMember: false, failedText: (name: string) => name, refresh };
  return { loads, refresh, choose: (one: HTMLButtonElement) => chooseLanguage(one, as) };
}

const remembered = () => cookies.at(-1)?.split(";")[0];

beforeEach(() => {
  vi.resetModules();
  cookies = [];
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("HTMLElement", HTMLElementStub);
  vi.stubGlobal("HTMLDetailsElement", HTMLDetailsElementStub);
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  vi.stubGlobal("document", {
    documentElement: root,
    get cookie() {
      return cookies.at(-1) ?? "";
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  });
  const location = { protocol: "https:", pathname: "/", search: "" };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location, fetch: vi.fn() }));
});

it("R4.5 the language chosen last holds, whichever came last", async () => {
  const { loads, choose } = await chooser();
  const german = choose(button("de-DE"));
  const french = choose(button("fr-FR"));
  loads.get("fr-FR")?.resolve();
  await french;
  expect(remembered()).toBe("language=fr-FR");
  loads.get("de-DE")?.resolve();
  await german;
  expect(remembered()).toBe("language=fr-FR");
});

it("R4.5 a press of the present language takes back one that is on its way, and one of that one renews it", async () => {
  const { loads, choose } = await chooser();
  const german = button("de-DE");
  const first = choose(german);
  await choose(button("en-US", "true"));
  const french = choose(button("fr-FR"));
  await choose(german);
  loads.get("fr-FR")?.resolve();
  await french;
  expect(remembered()).toBeUndefined();
  loads.get("de-DE")?.resolve();
  await first;
  expect(remembered()).toBe("language=de-DE");
});

it("R8.4 says nothing of a language that cannot be loaded and is not wanted any more", async () => {
  const { loads, choose } = await chooser();
  const german = choose(button("de-DE"));
  const french = choose(button("fr-FR"));
  loads.get("de-DE")?.reject(new Error("lost"));
  await german;
  expect(showErrorToast).not.toHaveBeenCalled();
  loads.get("fr-FR")?.reject(new Error("lost"));
  await french;
  expect(showErrorToast).toHaveBeenCalledWith("fr-FR");
});

import { expect, it, vi } from "vitest";
import { saveTheme } from "@/lib/domain/account/client";
import { chooseTheme } from "./theme-choice";

vi.mock("@/lib/domain/account/client", () => ({ saveTheme: vi.fn() }));
vi.mock("@/lib/domain/account/preference-cookies", () => ({
  rememberTheme: (theme: string) => {
    document.documentElement.dataset.theme = theme;
  },
}));

it("R1.2 the profile ends with the theme chosen last: one is saved after the other, and only what still holds", async () => {
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const first = Promise.withResolvers<void>();
  vi.mocked(saveTheme).mockReturnValueOnce(first.promise).mockResolvedValue();
  const saved = () => vi.mocked(saveTheme).mock.calls.map(([theme]) => theme);
  chooseTheme("dark", true);
  await vi.waitFor(() => expect(saved()).toEqual(["dark"]));
  chooseTheme("light", true);
  chooseTheme("system", true);
  await new Promise(setImmediate);
  expect(saved()).toEqual(["dark"]);
  first.reject(new Error("lost"));
  await vi.waitFor(() => expect(saved()).toEqual(["dark", "system"]));
});

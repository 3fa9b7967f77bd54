import type { ReactElement } from "react";
import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { raiseToast } from "./toast-host";

const render = vi.hoisted(() => vi.fn());
vi.mock("react-dom", () => ({ flushSync: (work: () => void) => work() }));
vi.mock("react-dom/client", () => ({ createRoot: () => ({ render }) }));
vi.mock("sonner", () => ({
  Toaster: () => null,
  toast: Object.fromEntries(["success", "info", "error", "dismiss"].map((name) => [name, vi.fn()])),
}));
vi.mock("./wide-screen", () => ({ isWideScreen: () => true }));

it("R8.2 three toasts stand at once at most: a success for 5 s, an error and what can be acted on for 10 s", async () => {
  vi.stubGlobal("window", new EventTarget());
  const element = { dataset: {} };
  vi.stubGlobal("document", {
    createElement: () => element,
    body: { appendChild: () => element },
    documentElement: element,
  });
  const action = { label: "Start", onPress: () => undefined };
  await raiseToast("success", "Saved");
  await raiseToast("info", "News");
  await raiseToast("error", "Not saved");
  await raiseToast("success", "Ready", { action });
  const { success, info, error } = vi.mocked(toast);
  const stood = (of: { mock: { calls: unknown[][] } }) =>
    of.mock.calls.map(([, options]) => (options as { duration: number }).duration);
  expect([success, info, error].map(stood)).toEqual([[5_000, 10_000], [5_000], [10_000]]);
  const [toaster] = render.mock.calls[0] as [ReactElement<Record<string, unknown>>];
  expect(toaster.props).toMatchObject({ position: "bottom-right", visibleToasts: 3 });
});

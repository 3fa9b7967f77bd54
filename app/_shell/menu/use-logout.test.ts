import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { logout } from "@/lib/session/client";
import { useLogout } from "./use-logout";

vi.mock("@/app/_ui/overlay/toast", () => ({ showErrorToast: vi.fn() }));
vi.mock("@/lib/session/client", () => ({ logout: vi.fn() }));

it.each([
  ["what the service says", new BffError(503, { code: "INTERNAL", message: "Later." }), "Later."],
  ["our own words where it says nothing", new BffError(0, { code: "OFFLINE", message: "" }), "No."],
  ["our own words for a fault of the browser", new TypeError("x is not a function"), "No."],
])("R4.3 a logout that fails says %s", async (_, error, text) => {
  vi.mocked(logout).mockRejectedValueOnce(error);
  let press: (() => Promise<void>) | undefined;
  function Part() {
    press = useLogout("No.").leave;
    return null;
  }
  renderToString(jsx(Part, {}));
  await press?.();
  expect(vi.mocked(showErrorToast)).toHaveBeenLastCalledWith(text);
});

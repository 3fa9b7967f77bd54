import { expect, it, vi } from "vitest";
import { loadWebAuthn } from "@/app/_shell/step-up/passkey-ceremony";
import { createPasskeyLogin } from "./passkey-attempts";

vi.mock("@/app/_shell/step-up/passkey-ceremony", () => ({
  loadWebAuthn: vi.fn(),
  signChallenge: async () => ({ id: "one" }),
}));
vi.mock("@/lib/bff/client/client", () => ({
  BffError: class extends Error {},
  callOwn: async () => ({ publicKey: { rpId: "app.example" }, next: "/" }),
}));

it("R12.3 the button signs in once the code of passkeys can be had, though it could not be at first", async () => {
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", { requestIdleCallback: (work: () => void) => work() });
  vi.mocked(loadWebAuthn).mockRejectedValueOnce(new Error("The chunk is lost"));
  vi.mocked(loadWebAuthn).mockResolvedValue({
    WebAuthnAbortService: { cancelCeremony: () => undefined },
  } as never);
  const onRefused = vi.fn();
  const login = createPasskeyLogin({ returnUrl: undefined, onDone: vi.fn(), onRefused });
  const stop = login.watch();
  await vi.waitFor(() => expect(loadWebAuthn).toHaveBeenCalledTimes(1));
  expect(await login.press()).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
  stop();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWebAuthn, signChallenge } from "@/app/_shell/step-up/passkey-ceremony";
import { createPasskeyLogin } from "./passkey-attempts";

vi.mock("@/app/_shell/step-up/passkey-ceremony", () => ({
  loadWebAuthn: vi.fn(),
  signChallenge: vi.fn(),
}));
vi.mock("@/lib/bff/client/client", () => ({
  BffError: class extends Error {},
  callOwn: async () => ({ publicKey: { rpId: "app.example" }, next: "/" }),
}));

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("window", { requestIdleCallback: (work: () => void) => work() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("R12.2 the question at the username is asked anew every four minutes while it is looked at", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "performance"] });
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  let cancelCeremony = (): void => undefined;
  vi.mocked(signChallenge).mockImplementation(
    () =>
      new Promise((_, reject) => {
        cancelCeremony = () => reject(new Error("Another question takes its place"));
      }),
  );
  vi.mocked(loadWebAuthn).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { WebAuthnAbortService: { cancelCeremony: () => cancelCeremony() } } as never;
  });
  const asked = () => vi.mocked(signChallenge).mock.calls.length;
  const login = createPasskeyLogin({ returnUrl: undefined, onDone: vi.fn(), onRefused: vi.fn() });
  const stop = login.watch();
  await minutes(0.1);
  for (const times of [1, 2, 3]) {
    await minutes(3.8);
    expect(asked()).toBe(times);
    await minutes(0.2);
    expect(asked()).toBe(times + 1);
  }
  Object.assign(document, { hidden: true });
  await minutes(10);
  expect(asked()).toBe(4);
  Object.assign(document, { hidden: false });
  document.dispatchEvent(new Event("visibilitychange"));
  await minutes(0.1);
  expect(asked()).toBe(5);
  await minutes(3.8);
  expect(asked()).toBe(5);
  await minutes(0.2);
  expect(asked()).toBe(6);
  stop();
});

it("R12.3 the button signs in once the code of passkeys can be had, though it could not be at first", async () => {
  vi.mocked(signChallenge).mockResolvedValue({ id: "one" } as never);
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

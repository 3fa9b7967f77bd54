import { loadWebAuthn, signChallenge } from "@/app/_shell/step-up/passkey-ceremony";
import { BffError, callOwn } from "@/lib/bff/client/client";
import type { Assertion, RequestOptions } from "@/lib/contract/values/webauthn";

/** A challenge lives for five minutes; the one that the browser's choices wait with is renewed before. */
const RENEWED_AFTER_MS = 4 * 60_000;

interface Challenge {
  readonly publicKey: RequestOptions;
}

interface PasskeyLoginOptions {
  readonly returnUrl: string | undefined;
  readonly onDone: (answer: { next: string }) => void;
  /** The latest try has failed, or the member has turned away. */
  readonly onRefused: (error: Error) => void;
}

/** Tells the browser that nobody here knows a passkey, so that it stops offering it. */
function signalUnknown(rpId: string, credentialId: string): void {
  const { signalUnknownCredential: signal } = PublicKeyCredential as unknown as {
    signalUnknownCredential?: (facts: object) => Promise<void>;
  };
  // What a browser makes of it is its own affair.
  signal?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {});
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof BffError && error.code === code;
}

/** Tries to sign in by passkey: one that waits at the username, and one by a press, never both at a time. */
export function createPasskeyLogin({ returnUrl, onDone, onRefused }: PasskeyLoginOptions) {
  let waiting: Promise<void> = Promise.resolve();
  let isPressed = false;
  let beganAt = Number.NEGATIVE_INFINITY;
  let canOffer = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  async function send(assertion: Assertion, { rpId }: RequestOptions): Promise<void> {
    try {
      const body = JSON.stringify({ assertion, returnUrl });
      onDone(await callOwn({ method: "POST", path: "session/passkey", body }));
    } catch (error) {
      if (hasCode(error, "PASSKEY_UNKNOWN")) signalUnknown(rpId, assertion.id);
      throw error;
    }
  }

  async function once(isQuiet: boolean): Promise<void> {
    const path = "session/passkey/options";
    const { publicKey } = await callOwn<Challenge>({ method: "POST", path });
    if (isQuiet && isPressed) return;
    await send(await signChallenge(publicKey, isQuiet), publicKey);
  }

  /** A challenge that was over by the time of its answer is asked for again, once. */
  async function attempt(): Promise<void> {
    try {
      await once(false);
    } catch (error) {
      if (!hasCode(error, "CEREMONY_OVER")) throw error;
      await once(false);
    }
  }

  async function offer(): Promise<void> {
    beganAt = performance.now();
    clearTimeout(renewal);
    renewal = setTimeout(offerAnew, RENEWED_AFTER_MS);
    try {
      await once(true);
    } catch (error) {
      // A press or a renewal has ended it, or nobody can be asked: the button says so when it is pressed.
      if (isPressed || !(error instanceof BffError) || error.status === 0) return;
      if (!hasCode(error, "CEREMONY_OVER")) onRefused(error);
      else await attempt().catch(onRefused);
    }
  }

  /** Ends what waits at the username: two questions at a time are one too many for browsers. */
  async function stopOffering(): Promise<void> {
    let isWaiting = true;
    const ended = waiting.then(() => {
      isWaiting = false;
    });
    const { WebAuthnAbortService } = await loadWebAuthn();
    // One that is about to begin hears of it in the next round.
    while (isWaiting) {
      WebAuthnAbortService.cancelCeremony();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
  }

  function offerAnew(): void {
    if (!canOffer || isPressed || document.hidden) return;
    // Without its code nothing waits, and the button asks for it again.
    waiting = stopOffering()
      .then(offer)
      .catch(() => {});
  }

  return {
    /**
     * Offers passkeys at the username once the page rests, where the browser can.
     * @returns stops offering
     */
    watch(): () => void {
      let isLeft = false;
      const comeBack = () => {
        if (performance.now() - beganAt >= RENEWED_AFTER_MS) offerAnew();
      };
      const begin = async () => {
        if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || isLeft) return;
        canOffer = true;
        offerAnew();
        document.addEventListener("visibilitychange", comeBack);
      };
      const rest = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
      rest(() => begin().catch(() => {}));
      return () => {
        isLeft = true;
        canOffer = false;
        clearTimeout(renewal);
        document.removeEventListener("visibilitychange", comeBack);
        stopOffering().catch(() => {});
      };
    },
    /** @returns true when the member is on the way in */
    async press(): Promise<boolean> {
      isPressed = true;
      try {
        await stopOffering();
        await attempt();
        return true;
      } catch (error) {
        onRefused(error as Error);
        isPressed = false;
        offerAnew();
        return false;
      }
    },
  };
}

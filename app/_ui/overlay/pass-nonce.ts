import { setNonce } from "get-nonce";

/** The styles that a dialog's scroll lock writes are let through by the page's own nonce. */
export function passNonce(): void {
  const script = document.querySelector<HTMLScriptElement>("script[nonce]");
  if (script) setNonce(script.nonce);
}

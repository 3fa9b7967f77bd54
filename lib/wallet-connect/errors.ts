/**
 * Why a wallet did not do what it was asked (R8.5). `rejected`: the member said no, in the wallet or by giving up
 * on our page. `locked`: the wallet is there but shows no account. `unreachable`: the service between us and the
 * wallet does not answer.
 */
export type WalletErrorCode =
  | "rejected"
  | "pending"
  | "locked"
  | "chain-unknown"
  | "chain-not-configured"
  | "no-provider"
  | "unreachable"
  | "switch-failed"
  | "timeout"
  | "other";

/** A failure of the wallet, by its code; what the wallet or the library said stays in `cause`. */
export class WalletError extends Error {
  override readonly name = "WalletError";
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, cause?: unknown) {
    super(`The wallet did not finish the request: ${code}`, { cause });
    this.code = code;
  }
}

const BY_CODE: ReadonlyMap<unknown, WalletErrorCode> = new Map<unknown, WalletErrorCode>([
  [4001, "rejected"],
  [5000, "rejected"],
  [-32002, "pending"],
  [4100, "locked"],
  [4902, "chain-unknown"],
]);

const BY_NAME: ReadonlyMap<unknown, WalletErrorCode> = new Map<unknown, WalletErrorCode>([
  ["ProviderNotFoundError", "no-provider"],
  ["ConnectorNotFoundError", "no-provider"],
  ["ChainNotConfiguredError", "chain-not-configured"],
  ["SwitchChainError", "switch-failed"],
  ["SwitchChainNotSupportedError", "switch-failed"],
  ["TimeoutError", "timeout"],
  ["AbortError", "rejected"],
]);

/** Wallets that say it in words only: the specification's texts, and the one of a closed pairing dialog. */
const REJECTION_TEXT =
  /user (rejected|denied|closed modal)|accounts received is empty|request (rejected|reset)/i;

type Facts = Readonly<Record<string, unknown>>;

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null;
}

/** The error and what it was made of, outermost first; MetaMask's phone hides the original under `data`. */
function layersOf(error: unknown): readonly unknown[] {
  const layers: unknown[] = [];
  let layer = error;
  while (layer !== undefined && layer !== null && !layers.includes(layer)) {
    layers.push(layer);
    if (!isFacts(layer)) break;
    const { cause, data } = layer;
    layer = cause ?? (isFacts(data) ? data.originalError : undefined);
  }
  return layers;
}

function ownCode(layer: unknown): WalletErrorCode | undefined {
  if (layer instanceof WalletError) return layer.code;
  if (!isFacts(layer)) return REJECTION_TEXT.test(String(layer)) ? "rejected" : undefined;
  const { name, code, message } = layer;
  return (
    BY_NAME.get(name) ??
    BY_CODE.get(code) ??
    (typeof message === "string" && REJECTION_TEXT.test(message) ? "rejected" : undefined)
  );
}

/**
 * A library's wrapper that says "rejected" whatever happened: the injected connector throws it for every failed
 * add. It counts only when nothing was wrapped.
 */
function isDisguise(layer: unknown): boolean {
  return isFacts(layer) && layer.name === "UserRejectedRequestError" && isFacts(layer.cause);
}

/** The code of whatever a wallet or its library threw. The innermost layer that says something is believed. */
export function walletErrorCode(error: unknown): WalletErrorCode {
  for (const layer of layersOf(error).toReversed()) {
    const code = isDisguise(layer) ? undefined : ownCode(layer);
    if (code) return code;
  }
  return "other";
}

/** The error as one of ours; what is one already stays the same. */
export function toWalletError(error: unknown): WalletError {
  return error instanceof WalletError ? error : new WalletError(walletErrorCode(error), error);
}

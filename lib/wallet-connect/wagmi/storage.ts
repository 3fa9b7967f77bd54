import { createStorage, deserialize } from "wagmi";

/** A browser may forbid storage, or have no room left. */
function quietly<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function isState(value: unknown): value is { readonly state: { readonly chainId?: unknown } } {
  const { state } = (value ?? {}) as { state?: unknown };
  return typeof state === "object" && state !== null;
}

/**
 * Nothing connects by itself (R4.9): of the library's state only the chain is taken over. Its connections would
 * come back a moment after the page, as connected as they once were.
 */
function readBack<T>(text: string): T {
  const value: unknown = quietly(() => deserialize(text));
  if (!isState(value)) return value as T;
  return { ...value, state: { chainId: value.state.chainId } } as T;
}

/** Where the wallet's state is kept: local storage under `wagmi_v1.1` (R3.7), or nowhere. */
export function walletStorage(page: Pick<Window, "localStorage"> = window) {
  return createStorage({
    key: "wagmi_v1.1",
    storage: {
      getItem: (key) => quietly(() => page.localStorage.getItem(key)),
      setItem: (key, value) => quietly(() => page.localStorage.setItem(key, value)) ?? undefined,
      removeItem: (key) => quietly(() => page.localStorage.removeItem(key)) ?? undefined,
    },
    deserialize: readBack,
  });
}

/**
 * Hashes of the style elements that libraries inject without a nonce: an empty one first (the element
 * is attached before it is filled), then the toasts' and the drawers'. A test recomputes them from the installed
 * versions.
 */
export const INJECTED_STYLE_HASHES: readonly string[] = [
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  "sha256-YIjArHm2rkb5J7hX9lUM1bnQ3Kp61MTfluMGkuyKwDw=",
];

/**
 * The same for WalletConnect's own dialog: its three themes, and the lock of the page behind it. The font
 * that the first one asks Google for stays refused.
 */
export const WALLET_CONNECT_STYLE_HASHES: readonly string[] = [
  "sha256-+pzb6e0ZL7VCVC4NVt3FK4hRwYpSXMthGpQNr8QZwMs=",
  "sha256-3ltUBdFM7fs7JOW2GxX3+pNDEnmI3agW+OJYqbgY57Y=",
  "sha256-VU0aNIMqrSMWMnyYWFgqOU8b0p/x0YgTHsGzwjhvkok=",
  "sha256-EcLjTgdRPMY6iQ2BT27eCABOJbDaRUhv0XzXtcsDtdI=",
];

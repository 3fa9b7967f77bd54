/**
 * Hashes of the style elements that libraries inject without a nonce: an empty one first (the element
 * is attached before it is filled), then the toasts'. A test recomputes them from the installed versions.
 */
export const INJECTED_STYLE_HASHES: readonly string[] = [
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
];

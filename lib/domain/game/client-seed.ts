const BYTES = 12;

/** A seed that nobody could foresee, in 24 hexadecimal digits; the member may write another one. */
export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

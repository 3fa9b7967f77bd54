/** Bytes as hexadecimal digits in small letters. */
export function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * SHA-256 of bytes, or of a text as UTF-8, in hexadecimal digits.
 * @throws TypeError where the browser computes none, as outside of https
 */
export async function sha256Hex(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

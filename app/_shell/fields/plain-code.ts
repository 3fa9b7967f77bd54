import { latinDigits } from "@/lib/money/latin-digits";

const BARE_RECOVERY_CODE = /^([a-z0-9]{5})([a-z0-9]{5})$/i;

/**
 * A code as it is sent: people paste `123 456`, some keyboards type digits of their own, and whoever has written a recovery
 * code down leaves its hyphen out.
 */
export function plainCode(code: string): string {
  const plain = latinDigits(code.normalize("NFKC")).replace(/\s/g, "");
  return plain.replace(BARE_RECOVERY_CODE, "$1-$2");
}

import { latinDigits } from "@/lib/money/latin-digits";

/** A code as it is sent: people paste `123 456`, and some keyboards type digits of their own. */
export function plainCode(code: string): string {
  return latinDigits(code.normalize("NFKC")).replace(/\s/g, "");
}

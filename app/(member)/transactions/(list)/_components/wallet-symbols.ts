import { reportOutage } from "@/lib/session/server";
import { readWallets } from "@/lib/wallet/server";

/** The symbols of the member's wallets to filter by, or null while they cannot be read. */
export async function walletSymbols(): Promise<readonly string[] | null> {
  try {
    return [...(await readWallets()).keys()];
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}

import { fillText } from "@/app/_ui/text/fill-text";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";
import type { WriteTexts } from "./write-texts";

interface Credit {
  /** In AmBTC; zero counts and pays nothing. */
  amount: string;
  wallets?: readonly { readonly symbol: string; readonly available: string }[] | null;
  locale: string;
}

/** What was credited, with the new balance where the answer states it. */
export function creditedText(texts: WriteTexts, { amount, wallets, locale }: Credit): string {
  if (!/[1-9]/.test(amount)) return texts.counted;
  const shown = formatFullAmount(amount, AIRDROP_SYMBOL, locale);
  const wallet = wallets?.find(({ symbol }) => symbol === AIRDROP_SYMBOL);
  if (!wallet) return fillText(texts.credited, { amount: shown });
  const balance = formatFullAmount(wallet.available, AIRDROP_SYMBOL, locale);
  return fillText(texts.creditedBalance, { amount: shown, balance });
}

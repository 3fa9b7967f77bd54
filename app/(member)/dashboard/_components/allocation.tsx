import { getLocale, getTranslations } from "next-intl/server";
import { tokenColour } from "@/app/_ui/token-colour";
import { formatShare } from "@/lib/money/format";
import type { WalletView } from "@/lib/wallet/view";
import { sharesOf } from "./shares";

/** How the total value is spread over the wallets: a bar, and the same in words. */
export async function Allocation({ wallets }: { wallets: readonly WalletView[] }) {
  const shares = sharesOf(wallets);
  if (shares.length < 2) return null;
  const [t, locale] = await Promise.all([getTranslations("dashboard"), getLocale()]);
  const percent = (share: number) => formatShare((share * 100).toFixed(1), locale);
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm font-medium text-muted">{t("allocation")}</h3>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ symbol, share }) => (
          <span
            key={symbol}
            className="min-w-1"
            style={{ flexGrow: share, flexBasis: 0, background: tokenColour(symbol) }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
        {shares.map(({ symbol, share }) => (
          <li key={symbol} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-2 rounded-full"
              style={{ background: tokenColour(symbol) }}
            />
            <bdi dir="ltr" className="figures">
              {t("share", { symbol, percent: percent(share) })}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import { type PostingView, postingSums } from "@/lib/domain/transaction/detail";
import { readableCode } from "@/lib/domain/transaction/view";
import { formatAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

const ACCOUNTS = ["available", "locked", "reward_locked"] as const;
const CELL = "py-2.5 ps-4 text-end align-baseline first:ps-0 first:text-start";

/** The names of the accounts. */
export async function accountWords() {
  const t = await getTranslations("transactionDetail");
  return (code: string) => {
    const known = ACCOUNTS.find((account) => account === code);
    return known ? t(`accounts.${known}`) : readableCode(code);
  };
}

/** The member's side of the journal: what each account gained or lost, and the sum of each currency. */
export async function Postings({ postings }: { postings: readonly PostingView[] }) {
  const [t, account, locale] = await Promise.all([
    getTranslations("transactionDetail"),
    accountWords(),
    getLocale(),
  ]);
  const shown = (raw: string, symbol: string, sign = "") => (
    <Amount isPrivate raw={raw} text={sign + formatAmount(raw, symbol, locale)} />
  );
  const change = (raw: string, symbol: string) =>
    shown(raw, symbol, raw.startsWith("-") || isZero(raw) ? "" : "+");
  return (
    <section>
      <h2 className="mb-1 text-lg">{t("postings")}</h2>
      <p className="mb-3 text-sm text-muted">{t("postingsText")}</p>
      <table className="w-full text-md">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className={`${CELL} font-medium`}>
              {t("account")}
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              {t("changeAndBalance")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {postings.map(({ account: code, symbol, amount, balanceAfter }) => (
            <tr key={`${code}-${symbol}-${amount}-${balanceAfter}`}>
              <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
                {account(code)}
              </th>
              <td className={CELL}>
                {change(amount, symbol)}
                {balanceAfter !== null && (
                  <span className="block text-sm text-muted">{shown(balanceAfter, symbol)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong">
          {postingSums(postings).map(({ symbol, amount }) => (
            <tr key={symbol}>
              <th scope="row" className={`${CELL} font-semibold`}>
                {t("postingSum", { symbol })}
              </th>
              <td className={`${CELL} font-semibold`}>{change(amount, symbol)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

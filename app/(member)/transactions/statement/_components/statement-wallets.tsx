import { getLocale, getTranslations } from "next-intl/server";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { TABLE_ROLES } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import type { StatementWallet } from "@/lib/domain/transaction/statement";
import { breakable, formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

const CELL =
  "py-2 ps-4 text-end align-baseline first:ps-0 first:text-start @max-[15rem]:ps-2 @max-[15rem]:wrap-anywhere";

/** In a narrow list a long amount stands below its name; a short one stays beside it. */
const NARROW_BLOCK = "not-print:@max-[24rem]:block";
const NARROW_ROW =
  "not-print:@max-[24rem]:flex not-print:@max-[24rem]:flex-wrap not-print:@max-[24rem]:justify-between";

interface LineProps {
  name: string;
  raw: string;
  symbol: string;
  /** What of it was a fee. */
  fee?: string | null;
  isSigned?: boolean;
  /** `balance` frames the rest, `aside` stands besides. */
  look?: "flow" | "balance" | "aside";
}

const LOOKS = { flow: "font-normal", balance: "font-semibold", aside: "font-normal text-muted" };

async function Line({ name, raw, symbol, fee, isSigned = false, look = "flow" }: LineProps) {
  const [t, locale] = await Promise.all([getTranslations("statement"), getLocale()]);
  const plus = isSigned && !raw.startsWith("-") && !isZero(raw) ? "+" : "";
  // A line may end between the two, and the minus would stand alone.
  const written = (amount: string) =>
    breakable(formatFullAmount(amount, symbol, locale)).replace("−$", "−\u2060$");
  return (
    <tr {...TABLE_ROLES.row} className={NARROW_ROW}>
      <th {...TABLE_ROLES.rowheader} scope="row" className={`${CELL} ${LOOKS[look]} wrap-anywhere`}>
        {name}
      </th>
      <td {...TABLE_ROLES.cell} className={`${CELL} ${LOOKS[look]} ms-auto @max-[21rem]:text-sm`}>
        <Amount isPrivate raw={raw} text={plus + written(raw)} />
        {fee && (
          <span className="block text-sm text-muted">
            {t("fees")} <Amount isPrivate raw={fee} text={written(fee)} />
          </span>
        )}
      </td>
    </tr>
  );
}

async function WalletTable({ wallet }: { wallet: StatementWallet }) {
  const [t, words, list, detail] = await Promise.all([
    getTranslations("statement"),
    transactionWords(),
    getTranslations("transactions"),
    getTranslations("transactionDetail"),
  ]);
  const { symbol, opening, closing, locked, rows } = wallet;
  return (
    <table {...TABLE_ROLES.table} className={`w-full text-md ${NARROW_BLOCK}`}>
      <caption className={`pb-2 text-start text-lg font-semibold ${NARROW_BLOCK}`}>
        <span className="flex items-center gap-2.5">
          <TokenDisc symbol={symbol} size={24} />
          {detail("walletName", { symbol })}
        </span>
      </caption>
      <thead
        {...TABLE_ROLES.rowgroup}
        className={`border-b border-line-strong text-sm text-muted ${NARROW_BLOCK}`}
      >
        <tr {...TABLE_ROLES.row} className={NARROW_ROW}>
          <th {...TABLE_ROLES.columnheader} scope="col" className={`${CELL} font-medium`}>
            {list("type")}
          </th>
          <th {...TABLE_ROLES.columnheader} scope="col" className={`${CELL} font-medium`}>
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.rowgroup} className={`divide-y divide-line ${NARROW_BLOCK}`}>
        <Line look="balance" name={t("opening")} raw={opening} symbol={symbol} />
        {rows.map(({ type, amount, fee }) => (
          <Line
            key={`${type}-${amount.startsWith("-")}`}
            isSigned
            name={words.type(type)}
            fee={fee}
            raw={amount}
            symbol={symbol}
          />
        ))}
        <Line look="balance" name={t("closing")} raw={closing} symbol={symbol} />
        {locked && (
          <Line look="aside" name={detail("accounts.locked")} raw={locked} symbol={symbol} />
        )}
      </tbody>
    </table>
  );
}

/** Each wallet from its opening balance to its closing one, in every digit; heads repeat on paper, where a table in a grid would run into the next one. */
export function StatementWallets({ wallets }: { wallets: readonly StatementWallet[] }) {
  return (
    <div className="@container space-y-8">
      {wallets.map((wallet) => (
        <WalletTable key={wallet.symbol} wallet={wallet} />
      ))}
    </div>
  );
}

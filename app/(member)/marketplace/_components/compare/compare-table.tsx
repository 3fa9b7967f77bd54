import { getLocale, getTranslations } from "next-intl/server";
import type { CSSProperties, ReactNode } from "react";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { TABLE_ROLES } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { divideAmount } from "@/lib/money/decimal";
import { formatAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PlainUnit } from "../catalogue/plain-unit";
import { productWords } from "../catalogue/product-words";

const ROW_STYLE =
  "grid grid-cols-(--narrow) items-baseline gap-x-3 gap-y-0.5 sm:grid-cols-(--wide)";

/** Machines side by side, one fact a row. */
export async function CompareTable({ products }: { products: readonly ProductView[] }) {
  const [t, common, locale, words] = await Promise.all([
    getTranslations("marketplace"),
    getTranslations("common"),
    getLocale(),
    productWords(),
  ]);
  const perTh = ({ th, price }: ProductView): ReactNode => {
    if (th === null || isZero(th)) return null;
    const raw = divideAmount(price.amount, th, "up");
    return <Amount raw={raw} text={formatAmount(raw, price.symbol, locale)} />;
  };
  const inUnit = (figureOf: typeof words.power, unit: string) => (product: ProductView) => {
    const figure = figureOf(product);
    return figure && <PlainUnit value={figure} unit={unit} />;
  };
  const rows: { label: string; value: (product: ProductView) => ReactNode }[] = [
    {
      label: t("product.price"),
      value: (one) => <Amount raw={one.price.amount} text={words.price(one)} />,
    },
    { label: t("product.pricePerTh"), value: perTh },
    { label: t("product.power"), value: inUnit(words.power, "TH") },
    { label: t("product.efficiency"), value: inUnit(words.efficiency, "W/TH") },
    {
      label: t("product.term"),
      value: ({ days }) => (days === null ? null : t("product.days", { days })),
    },
    {
      label: t("product.perDay"),
      value: (one) =>
        one.netPerDay && <Amount raw={one.netPerDay} text={words.perDay(one) ?? ""} />,
    },
    { label: t("product.breakEven"), value: words.breakEven },
    { label: t("product.points"), value: words.points },
    { label: t("product.stock"), value: words.stock },
  ];
  // On a phone each fact stands in a line of its own above its values.
  const count = products.length;
  const columns = {
    "--narrow": `repeat(${count}, minmax(0, 1fr))`,
    "--wide": `8.5rem repeat(${count}, minmax(0, 1fr))`,
  } as CSSProperties;
  return (
    <>
      <table {...TABLE_ROLES.table} className="block text-sm sm:text-md" style={columns}>
        <caption className="sr-only">{t("compare.title")}</caption>
        <thead {...TABLE_ROLES.rowgroup} className="block">
          <tr {...TABLE_ROLES.row} className={ROW_STYLE}>
            <th {...TABLE_ROLES.columnheader} scope="col" className="col-span-full sm:col-span-1">
              <span className="sr-only">{t("compare.fact")}</span>
            </th>
            {products.map(({ id, name, th }) => (
              <th
                key={id}
                {...TABLE_ROLES.columnheader}
                scope="col"
                className="min-w-0 pb-3 text-start"
              >
                <span className="mb-2 grid h-20 place-items-center rounded-inset bg-raised">
                  <MachineDrawing name={name} th={th} className="h-14 w-20" />
                </span>
                <bdi className="text-lg font-semibold">{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowgroup} className="block">
          {rows.map(({ label, value }) => (
            <tr
              key={label}
              {...TABLE_ROLES.row}
              className={`${ROW_STYLE} border-t border-line py-2.5`}
            >
              <th
                {...TABLE_ROLES.rowheader}
                scope="row"
                className="col-span-full text-start font-normal text-muted sm:col-span-1"
              >
                {label}
              </th>
              {products.map((product) => (
                <td
                  key={product.id}
                  {...TABLE_ROLES.cell}
                  className="figures min-w-0 font-medium break-words"
                >
                  {value(product) ?? <NoValue text={common("notAvailable")} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">{t("compare.note")}</p>
    </>
  );
}

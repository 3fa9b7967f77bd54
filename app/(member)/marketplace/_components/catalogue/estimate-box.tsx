import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import type { ProductView } from "@/lib/marketplace/view";
import { productWords } from "./product-words";

/** What a machine is expected to earn, marked as the estimate it is; nothing without one. */
export async function EstimateBox({ product }: { product: ProductView }) {
  const [t, words] = await Promise.all([getTranslations("marketplace.product"), productWords()]);
  const { netPerDay } = product;
  const perDay = words.perDay(product);
  const breakEven = words.breakEven(product);
  if (perDay === null && breakEven === null) return null;
  return (
    <div className="rounded-inset bg-raised px-4 py-3.5">
      <p className="text-sm text-muted">{t("estimate")}</p>
      <dl className="mt-1.5 flex flex-wrap justify-between gap-x-6 gap-y-2">
        {netPerDay !== null && perDay !== null && (
          <div>
            <dt className="text-sm text-muted">{t("perDay")}</dt>
            <dd className="text-lg font-semibold">
              <Amount raw={netPerDay} text={perDay} />
            </dd>
          </div>
        )}
        {breakEven !== null && (
          <div>
            <dt className="text-sm text-muted">{t("breakEven")}</dt>
            <dd className="figures text-lg font-semibold">{breakEven}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import type { Fact } from "@/app/_ui/data/fact-list";
import { type StockState, stockState } from "@/lib/domain/marketplace/stock";
import type { ProductView } from "@/lib/domain/marketplace/view";

const TONES: Readonly<Record<StockState["kind"], BadgeTone>> = {
  plenty: "up",
  low: "neutral",
  soldOut: "neutral",
};

/** Whether there is any left, in words. */
function StockBadge({ stock, text }: { stock: number | null; text: string }) {
  return <Badge tone={TONES[stockState(stock).kind]}>{text}</Badge>;
}

interface ProductFrameProps {
  product: ProductView;
  drawing: ReactNode;
  stockText: string;
  price: ReactNode;
  facts: readonly Fact[];
  /** At the end of the name's line. */
  aside?: ReactNode;
  /** Estimates and buttons; the last child keeps to the lower edge. */
  children: ReactNode;
}

/** A card for one product, equally high in its row. */
export function ProductFrame({
  product,
  drawing,
  stockText,
  price,
  facts,
  aside,
  children,
}: ProductFrameProps) {
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
      <div className="flex flex-wrap items-center gap-4 sm:gap-5">
        <div className="grid h-22 w-26 shrink-0 md:h-24 md:w-30 place-items-center rounded-inset bg-raised">
          {drawing}
        </div>
        <div className="min-w-0 flex-1 basis-[8.5rem]">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h2 className="text-xl wrap-anywhere">
              <bdi>{product.name}</bdi>
            </h2>
            {aside}
          </div>
          <p className="mt-1">{price}</p>
          <p className="mt-2">
            <StockBadge stock={product.stock} text={stockText} />
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 xl:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-base font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

import type { Machine as WireMachine } from "../../contract/machine.ts";
import type { MarketplaceOrder, Product } from "../../contract/marketplace.ts";

export interface PriceTag {
  readonly symbol: string;
  /** A plain decimal. */
  readonly amount: string;
}

/** A product as the marketplace shows it; null where the upstream says nothing. */
export interface ProductView {
  readonly id: string;
  readonly kind: "machine" | "boost";
  readonly name: string;
  /** Power in TH. */
  readonly th: string | null;
  readonly wPerTh: string | null;
  /** The term of a machine. */
  readonly days: number | null;
  /** How long a boost works once it is applied. */
  readonly hours: number | null;
  readonly boostPercent: number | null;
  readonly price: PriceTag;
  /** Pieces left; null without a limit. */
  readonly stock: number | null;
  readonly volumePoints: number | null;
  /** The upstream's estimate after its fee, in mBTC. */
  readonly netPerDay: string | null;
  readonly breakEvenDays: number | null;
}

/** The few fields of a product that the screens show. */
export function productView(product: Product): ProductView {
  return {
    id: product.id,
    kind: product.kind,
    name: product.name,
    th: product.th ?? null,
    wPerTh: product.wPerTh ?? null,
    days: product.days ?? null,
    hours: product.hours ?? null,
    boostPercent: product.boostPercent ?? null,
    price: product.price,
    stock: product.stock ?? null,
    volumePoints: product.volumePoints ?? null,
    netPerDay: product.estNetPerDay ?? null,
    breakEvenDays: product.estBreakEvenDays ?? null,
  };
}

export interface OrderView {
  readonly id: string;
  readonly createdAt: string;
  readonly productId: string;
  readonly kind: "machine" | "boost" | null;
  readonly name: string;
  readonly qty: number;
  readonly unitPrice: PriceTag | null;
  readonly total: PriceTag;
  readonly volumePoints: number | null;
  readonly machineId: string | null;
  /** What the order has made of the machine; null where it was no upgrade. */
  readonly upgraded: { readonly th: string; readonly wPerTh: string | null } | null;
  readonly transactionId: string | null;
}

/** An order as lists and receipts show it. */
export function orderView(order: MarketplaceOrder): OrderView {
  return {
    id: order.id,
    createdAt: order.createdAt,
    productId: order.productId,
    kind: order.kind ?? null,
    name: order.name,
    qty: order.qty,
    unitPrice: order.unitPrice ?? null,
    total: order.total,
    volumePoints: order.volumePoints ?? null,
    machineId: order.machineId ?? null,
    upgraded: order.upgrade
      ? { th: order.upgrade.after.th, wPerTh: order.upgrade.after.wPerTh ?? null }
      : null,
    transactionId: order.transactionId ?? null,
  };
}

/** A machine of the member, as far as buying, renewing and upgrading are about it. */
export interface OwnMachine {
  readonly id: string;
  readonly productId: string | null;
  readonly model: string;
  readonly th: string;
  readonly wPerTh: string | null;
  readonly endsAt: string;
  readonly status: WireMachine["status"];
  readonly canRenew: boolean;
  /** Until when a renewal is possible. */
  readonly renewUntil: string | null;
  /** To other members; neither renewed nor upgraded meanwhile. */
  readonly isForSale: boolean;
  /** What it can be upgraded to, ascending; null where it cannot. */
  readonly upgrade: { readonly th: readonly string[]; readonly wPerTh: readonly string[] } | null;
}

/** A machine without what only the mining page shows. */
export function ownMachine(machine: WireMachine): OwnMachine {
  return {
    id: machine.id,
    productId: machine.productId ?? null,
    model: machine.model,
    th: machine.th,
    wPerTh: machine.wPerTh ?? null,
    endsAt: machine.endsAt,
    status: machine.status,
    canRenew: machine.canRenew ?? false,
    isForSale: Boolean(machine.listing),
    renewUntil: machine.renewUntil ?? null,
    upgrade: machine.upgrade ?? null,
  };
}

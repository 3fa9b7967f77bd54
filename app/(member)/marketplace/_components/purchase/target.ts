import type { OwnMachine, ProductView } from "@/lib/domain/marketplace/view";

/** What is bought: pieces of a product, or a further term or an upgrade of a machine. */
export interface PurchaseTarget {
  readonly product: ProductView;
  readonly machine?: OwnMachine;
  /** What can be done with the machine, the first at first; only a renewal when absent. */
  readonly modes?: readonly ("renew" | "upgrade")[];
}

export interface PurchaseModalProps {
  target: PurchaseTarget;
  onClose: () => void;
}

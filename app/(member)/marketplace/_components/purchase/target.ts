import type { OwnMachine, ProductView } from "@/lib/domain/marketplace/view";

/** What is bought: pieces of a product, or a further term of a machine. */
export interface PurchaseTarget {
  readonly product: ProductView;
  readonly machine?: OwnMachine;
}

export interface PurchaseModalProps {
  target: PurchaseTarget;
  onClose: () => void;
}

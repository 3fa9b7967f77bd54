import {
  ArrowDownLeft,
  ArrowLeftRight,
  ArrowUpRight,
  ChartPie,
  CircleArrowUp,
  Gamepad2,
  Gift,
  HandCoins,
  Handshake,
  type IconNode,
  Pickaxe,
  PiggyBank,
  Receipt,
  Scale,
  ShoppingCart,
  Undo2,
  UserPlus,
  Users,
} from "lucide";
import type { TransactionType } from "@/lib/contract/transaction";

const SIGNS: Readonly<Record<TransactionType, IconNode>> = {
  deposit: ArrowDownLeft,
  withdrawal: ArrowUpRight,
  withdrawal_refund: Undo2,
  transfer_in: ArrowDownLeft,
  transfer_out: ArrowUpRight,
  convert_in: ArrowLeftRight,
  convert_out: ArrowLeftRight,
  mining_claim: Pickaxe,
  airdrop: Gift,
  airdrop_convert: ArrowLeftRight,
  stake: PiggyBank,
  unstake: PiggyBank,
  stake_renewal: PiggyBank,
  stake_release: PiggyBank,
  stake_reward: PiggyBank,
  prediction_stake: Gamepad2,
  prediction_payout: Gamepad2,
  prediction_refund: Undo2,
  purchase: ShoppingCart,
  machine_upgrade: CircleArrowUp,
  resale_purchase: ShoppingCart,
  resale_sale: Handshake,
  commission_direct: UserPlus,
  commission_level2: Users,
  kickback: HandCoins,
  binary_bonus: Scale,
  pool_share: ChartPie,
  game_reward: Gamepad2,
  fee: Receipt,
  reversal: Undo2,
};

/** The badge of a kind of transaction; none for one that we do not know. */
export function kindSign(type: TransactionType | null): IconNode | undefined {
  return type === null ? undefined : SIGNS[type];
}

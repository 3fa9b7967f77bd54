import { PageSkeleton } from "@/app/_shell/states/page-skeleton";
import { WalletsShape } from "./_components/wallets-shape";

export default function WalletLoading() {
  return (
    <PageSkeleton line="none">
      <WalletsShape />
    </PageSkeleton>
  );
}

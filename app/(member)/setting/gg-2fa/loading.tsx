import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the two-factor settings. */
export default function TwoFactorLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-6 h-12 w-full max-w-md" />
      <Skeleton className="h-72 w-full max-w-[48rem] rounded-card" />
    </div>
  );
}

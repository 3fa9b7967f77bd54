import { Skeleton } from "@/app/_ui/skeleton";

/** The shape of the card, the invitation and the sign-ins. */
export default function ProfileLoading() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-32" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid gap-5">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      </div>
    </div>
  );
}

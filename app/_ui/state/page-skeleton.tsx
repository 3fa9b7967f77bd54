import type { ReactNode } from "react";
import { Skeleton } from "./skeleton";

interface PageSkeletonProps {
  hasTabs?: boolean;
  /** The shape of what stands below. */
  children: ReactNode;
}

/** The shape of a page on its way: heading, line and tabs as pages have them, and its own content. */
export function PageSkeleton({ hasTabs = false, children }: PageSkeletonProps) {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-6 h-5 w-80 max-w-full" />
      {hasTabs && <Skeleton className="mb-6 h-12 w-full max-w-md" />}
      {children}
    </div>
  );
}

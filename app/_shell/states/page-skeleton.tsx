import type { ReactNode } from "react";
import { isPageSoonReady } from "@/app/_shell/frame/first-flush";
import { Late } from "@/app/_ui/state/late";
import { Skeleton } from "@/app/_ui/state/skeleton";

interface PageSkeletonProps {
  hasTabs?: boolean;
  /** As with the `PageHeading` of that name. */
  isHeardOnPhones?: boolean;
  /** The shape of what stands below. */
  children: ReactNode;
}

/** The shape of a page on its way: heading, line and tabs as pages have them, and its own content. */
export function PageSkeleton({
  hasTabs = false,
  isHeardOnPhones = false,
  children,
}: PageSkeletonProps) {
  const headingLook = isHeardOnPhones ? "max-md:hidden" : "";
  return (
    <Late isNeedless={isPageSoonReady()}>
      <div aria-busy="true">
        <Skeleton className={`mb-3 h-8 w-40 ${headingLook}`} />
        <Skeleton className={`mb-6 h-5 w-80 max-w-full ${headingLook}`} />
        {hasTabs && <Skeleton className="mb-6 h-12 w-full max-w-md" />}
        {children}
      </div>
    </Late>
  );
}

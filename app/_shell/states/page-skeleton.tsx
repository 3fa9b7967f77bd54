import type { ReactNode } from "react";
import { isPageSoonReady } from "@/app/_shell/frame/first-flush";
import { Late } from "@/app/_ui/state/late";
import { Skeleton } from "@/app/_ui/state/skeleton";

interface PageSkeletonProps {
  hasTabs?: boolean;
  /** As with the `PageHeading` of that name. */
  isHeardOnPhones?: boolean;
  /** Whether there is a line below the heading; `wide`: on phones it is heard only. */
  line?: "always" | "wide" | "none";
  /** How wide the heading's actions are together, as a class. */
  actions?: string;
  /** The shape of what stands below. */
  children: ReactNode;
}

/** The shape of a page on its way: heading, line, actions and tabs as pages have them, and its own content. */
export function PageSkeleton({
  hasTabs = false,
  isHeardOnPhones = false,
  line = "always",
  actions,
  children,
}: PageSkeletonProps) {
  return (
    <Late isNeedless={isPageSoonReady()}>
      <div aria-busy="true">
        <div
          className={`mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 ${isHeardOnPhones ? "max-md:hidden" : ""}`}
        >
          <div className="min-w-0">
            <Skeleton className="h-[1lh] w-40 text-3xl" />
            {line !== "none" && (
              <div className="mt-1 text-base">
                <Skeleton
                  className={`h-[1lh] w-80 max-w-full ${line === "wide" ? "max-md:hidden" : ""}`}
                />
              </div>
            )}
          </div>
          {actions && <Skeleton className={`h-11 max-w-full rounded-button ${actions}`} />}
        </div>
        {hasTabs && <Skeleton className="mb-6 h-12 w-full max-w-md" />}
        {children}
      </div>
    </Late>
  );
}

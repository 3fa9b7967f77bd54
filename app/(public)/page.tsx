import { Suspense } from "react";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Skeleton } from "@/app/_ui/skeleton";
import { About } from "./_components/about";
import { Features } from "./_components/features";
import { Hero } from "./_components/hero";
import { PriceCard } from "./_components/price-card";

export const generateMetadata = () => pageMetadata("home");

export default function HomePage() {
  return (
    <>
      <Hero>
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-hero" />}>
          <PriceCard />
        </Suspense>
      </Hero>
      <Features />
      <About />
    </>
  );
}
